import type { AccessToken } from './access-token.js';

export abstract class AccessTokens {
  abstract find(id: string): Promise<AccessToken | null>;
  /** The person's tokens that are neither revoked nor expired, newest first. */
  abstract liveOf(userId: string, at: Date): Promise<readonly AccessToken[]>;
  /** All stored tokens of the person, ended ones too, newest first. */
  abstract keptOf(userId: string): Promise<readonly AccessToken[]>;
  abstract save(token: AccessToken): Promise<void>;
  /** Revokes all tokens: their maker may not be the owner of the account. */
  abstract revokeAll(userId: string, at: Date): Promise<void>;
  /** Deletes at most `most` tokens that were revoked or expired before the moment; returns how many. */
  abstract removeOver(before: Date, most: number): Promise<number>;
}
