import type { OtpChallenge } from '../../domain/otp-challenge.js';

type Challenge = Pick<OtpChallenge, 'id' | 'kind'>;

export abstract class OtpCodes {
  /** The secret mailed for a challenge: digits with leading zeros, or 128 bits for links; deterministic. */
  abstract secretOf(challenge: Challenge): string;
  /** Compares in constant time. */
  abstract matches(challenge: Challenge, guess: string): boolean;
}
