export abstract class OtpCodes {
  /** The code of a challenge: digits, leading zeros included; the same each time. */
  abstract codeOf(challengeId: string): string;
  /** Compares in constant time. */
  abstract matches(challengeId: string, guess: string): boolean;
}
