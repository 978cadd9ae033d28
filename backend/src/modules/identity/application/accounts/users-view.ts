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
  /** The address, or the beginning of it or of a name, or an address given up lately; null for everybody. */
  readonly text: string | null;
  readonly limit: number;
  /** The id of the last one seen. */
  readonly after: string | null;
}

/** Accounts, for ops staff. */
export abstract class UsersView {
  /** Newest first. */
  abstract find(query: UserQuery): Promise<readonly UserRecord[]>;
}
