import type { OtpChallenge } from './otp-challenge.js';

export abstract class OtpChallenges {
  abstract find(id: string): Promise<OtpChallenge | null>;
  /** The challenge, locked until the transaction ends so that it is passed at most once. */
  abstract claim(id: string): Promise<OtpChallenge | null>;
  /** The user's requests for a reset since then, newest first; locked, so that parallel guesses queue up. */
  abstract resetsSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  /** The user's requests to confirm the address since then, newest first. */
  abstract verificationsSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  /** Wrong guesses of everybody at challenges opened since then. */
  abstract wrongTriesSince(since: Date): Promise<number>;
  abstract save(challenge: OtpChallenge): Promise<void>;
  /** Deletes so many at most of those that ran out before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
