import type { ResetPermit } from './reset-permit.js';

export abstract class ResetPermits {
  /** The permit with its row locked until the transaction ends, so that it is used at most once. */
  abstract find(tokenHash: string): Promise<ResetPermit | null>;
  abstract save(permit: ResetPermit): Promise<void>;
  /** Uses up every permit of the user. */
  abstract revokeAll(userId: string, at: Date): Promise<void>;
  /** Deletes at most `most` permits that expired before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
