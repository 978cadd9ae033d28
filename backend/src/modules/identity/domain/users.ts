import type { EmailAddress } from './email-address.js';
import type { Session } from './session.js';
import type { User } from './user.js';

/** Who wants to log in, as far as the account is known. */
export interface Entrant {
  readonly user: User | null;
  /** Whether the account signed in with this browser before, as far back as sessions are kept. */
  readonly isKnownDevice: boolean;
}

export abstract class Users {
  abstract find(id: string): Promise<User | null>;
  abstract findByEmail(email: EmailAddress): Promise<User | null>;
  /** To look at only, for the calls that everybody waits for: what is changed of it cannot be saved. */
  abstract lookUp(id: string): Promise<User | null>;
  /** Like `lookUp`. */
  abstract lookUpByEmail(email: EmailAddress): Promise<User | null>;
  /** Like `lookUp`, for whoever logs in in the browser with this mark. */
  abstract lookUpForLogIn(email: EmailAddress, deviceMark: string | null): Promise<Entrant>;
  /** The user, locked until the transaction ends, so that what is asked for at the same moment queues up. */
  abstract claim(id: string): Promise<User | null>;
  abstract claimByEmail(email: EmailAddress): Promise<User | null>;
  abstract claimByProvider(issuer: string, subject: string): Promise<User | null>;
  /**
   * How many ops accounts besides this one are not locked. It stays true until the transaction ends: whoever else asks
   * waits until then.
   */
  abstract countOtherOps(user: User): Promise<number>;
  /** @throws EmailTaken when another account has the address, however close the race. */
  abstract save(user: User): Promise<void>;
  /** Saves a newcomer and the session they begin with, both or neither. @throws EmailTaken */
  abstract admit(newcomer: User, session: Session): Promise<void>;
  /** Deletes the account with its sessions, codes and permits; facts it recorded are kept. */
  abstract remove(user: User): Promise<void>;
}
