import type { OtpChallenge } from './otp-challenge.js';

export abstract class OtpChallenges {
  abstract find(id: string): Promise<OtpChallenge | null>;
  /** The newest challenge of the user, locked until the transaction ends so that parallel guesses queue up. */
  abstract newestOf(userId: string): Promise<OtpChallenge | null>;
  /** The user's challenges opened since then, newest first. */
  abstract openedSince(userId: string, since: Date): Promise<OtpChallenge[]>;
  abstract save(challenge: OtpChallenge): Promise<void>;
}
