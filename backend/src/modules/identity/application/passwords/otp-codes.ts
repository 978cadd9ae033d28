import type { OtpChallenge } from '../../domain/otp-challenge.js';

type Challenge = Pick<OtpChallenge, 'id' | 'kind'>;

export abstract class OtpCodes {
  /** What is mailed for a challenge: digits, leading zeros included, or for links 128 bits; the same each time. */
  abstract secretOf(challenge: Challenge): string;
  /** Compares in constant time. */
  abstract matches(challenge: Challenge, guess: string): boolean;
}
