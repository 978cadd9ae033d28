import type { Role } from '../../domain/user.js';

export interface UserRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
  readonly emailVerifiedAt: Date | null;
  readonly lockedAt: Date | null;
  readonly liveSessions: number;
}

export interface UserQuery {
  /**
   * An address, the beginning of an address or name, or an address that an account had lately; null for all accounts.
   */
  readonly text: string | null;
  readonly limit: number;
  /** The id of the last account of the previous page. */
  readonly after: string | null;
}

/** Accounts, for ops staff. */
export abstract class UsersView {
  /** Newest first. */
  abstract find(query: UserQuery): Promise<readonly UserRecord[]>;
}
