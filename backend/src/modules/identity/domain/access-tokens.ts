import type { AccessToken } from './access-token.js';

export abstract class AccessTokens {
  abstract find(id: string): Promise<AccessToken | null>;
  /** Those of a person that are neither revoked nor expired, newest first. */
  abstract liveOf(userId: string, at: Date): Promise<readonly AccessToken[]>;
  /** All that is kept of a person's, those that are over too, newest first. */
  abstract keptOf(userId: string): Promise<readonly AccessToken[]>;
  abstract save(token: AccessToken): Promise<void>;
  /** Whoever made them may not be who owns the mailbox. */
  abstract revokeAll(userId: string, at: Date): Promise<void>;
  /** Deletes so many at most of those that were revoked or ran out before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
