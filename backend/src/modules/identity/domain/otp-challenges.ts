import type { ChallengeTrace, OtpChallenge, Purpose } from './otp-challenge.js';

export abstract class OtpChallenges {
  abstract find(id: string): Promise<OtpChallenge | null>;
  /** The challenge with its row locked until the transaction ends, so that it is passed at most once. */
  abstract lock(id: string): Promise<OtpChallenge | null>;
  /** The user's reset challenges since then, newest first; locked, so that parallel guesses run one after the other. */
  abstract lockResetsSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  /** The user's challenges to confirm the address since then, newest first; locked. */
  abstract lockVerificationsSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  /** The user's challenges to change the address since then, newest first; locked. */
  abstract lockEmailChangesSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  /**
   * Challenges to change the address, of the user and of everybody moving to the given address, since then, newest
   * first. Whoever calls this for the same address meanwhile waits until the transaction ends, so that guesses and mails
   * of many accounts are counted one after the other.
   */
  abstract lockEmailChangesAround(
    userId: string,
    newEmail: string,
    since: Date,
  ): Promise<OtpChallenge[]>;
  /** The traces that deleted accounts left at the address since then. */
  abstract tracesAt(email: string, purpose: Purpose, since: Date): Promise<ChallengeTrace[]>;
  /** Deletes the challenges of a user being deleted, and leaves traces at the mailboxes they were mailed to. */
  abstract leaveTraces(user: { id: string; email: string }): Promise<void>;
  /** All stored challenges of the user, of every kind, ended ones too, newest first. */
  abstract keptOf(userId: string): Promise<OtpChallenge[]>;
  /** Ends every open challenge of the user; its wrong guesses still count. */
  abstract closeAll(userId: string, at: Date): Promise<void>;
  /** Ends the open challenges to change the address only. */
  abstract closeEmailChanges(userId: string, at: Date): Promise<void>;
  /** Wrong guesses at all challenges opened since then, including those of deleted accounts. */
  abstract wrongTriesSince(since: Date): Promise<number>;
  abstract save(challenge: OtpChallenge): Promise<void>;
  /**
   * Deletes at most `most` challenges that expired before the moment, and as many traces; returns the larger number.
   */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
