import type { ChallengeTrace, OtpChallenge, Purpose } from './otp-challenge.js';

export abstract class OtpChallenges {
  abstract find(id: string): Promise<OtpChallenge | null>;
  /** The challenge, locked until the transaction ends so that it is passed at most once. */
  abstract claim(id: string): Promise<OtpChallenge | null>;
  /** The user's requests for a reset since then, newest first; locked, so that parallel guesses queue up. */
  abstract resetsSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  /** The user's requests to confirm the address since then, newest first. */
  abstract verificationsSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  /** The user's requests to move to another address since then, newest first; locked. */
  abstract claimEmailChanges(userId: string, since: Date): Promise<OtpChallenge[]>;
  /** Requests of the user to move, and of everybody to move to the address, since then, newest first. */
  abstract emailChangesAround(
    userId: string,
    newEmail: string,
    since: Date,
  ): Promise<OtpChallenge[]>;
  /** What deleted accounts left at the address since then. */
  abstract tracesAt(email: string, purpose: Purpose, since: Date): Promise<ChallengeTrace[]>;
  /** Deletes the challenges of a user who goes, all but their traces at the mailboxes they were mailed to. */
  abstract leaveTraces(user: { id: string; email: string }): Promise<void>;
  /** All that is kept of the user's, whatever for and those that are over too, newest first. */
  abstract keptOf(userId: string): Promise<OtpChallenge[]>;
  /** Ends every challenge of the user that is still open; what was guessed at them is remembered. */
  abstract closeAll(userId: string, at: Date): Promise<void>;
  /** The same, for those that would move the account only. */
  abstract closeEmailChanges(userId: string, at: Date): Promise<void>;
  /** Wrong guesses of everybody at challenges opened since then, also of those who are gone. */
  abstract wrongTriesSince(since: Date): Promise<number>;
  abstract save(challenge: OtpChallenge): Promise<void>;
  /** Deletes so many at most of those that ran out before the moment, and as many traces; returns how many of the more. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
