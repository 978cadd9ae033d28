import type { EmailAddress } from './email-address.js';
import type { Session } from './session.js';
import type { User } from './user.js';

/** The account that somebody wants to log in to, if there is one. */
export interface Entrant {
  readonly user: User | null;
  /** Whether the account signed in with this browser before, as far back as sessions are kept. */
  readonly isKnownDevice: boolean;
}

export abstract class Users {
  abstract find(id: string): Promise<User | null>;
  abstract findByEmail(email: EmailAddress): Promise<User | null>;
  /** Read-only, for the hottest calls: the result cannot be saved. */
  abstract lookUp(id: string): Promise<User | null>;
  /** Read-only, like `lookUp`. */
  abstract lookUpByEmail(email: EmailAddress): Promise<User | null>;
  /** Read-only, like `lookUp`, for a log-in from the browser with this mark. */
  abstract lookUpForLogIn(email: EmailAddress, deviceMark: string | null): Promise<Entrant>;
  /** The user with their row locked until the transaction ends, so that concurrent requests run one after the other. */
  abstract lock(id: string): Promise<User | null>;
  abstract lockByEmail(email: EmailAddress): Promise<User | null>;
  abstract lockByProvider(issuer: string, subject: string): Promise<User | null>;
  /**
   * How many other ops accounts are not locked. The count holds until the transaction ends: concurrent callers wait
   * until then.
   */
  abstract countOtherOps(user: User): Promise<number>;
  /** @throws EmailTaken when another account has the address, even in a race. */
  abstract save(user: User): Promise<void>;
  /** Saves a newcomer and their first session atomically. @throws EmailTaken */
  abstract admit(newcomer: User, session: Session): Promise<void>;
  /** Deletes the account with its sessions, codes and permits; saves the facts it recorded. */
  abstract remove(user: User): Promise<void>;
}
