import type { EmailAddress } from './email-address.js';
import type { User } from './user.js';

export abstract class Users {
  abstract find(id: string): Promise<User | null>;
  abstract findByEmail(email: EmailAddress): Promise<User | null>;
  abstract findByProvider(issuer: string, subject: string): Promise<User | null>;
  /** The user, locked until the transaction ends, so that what is asked for at the same moment queues up. */
  abstract claim(id: string): Promise<User | null>;
  abstract claimByEmail(email: EmailAddress): Promise<User | null>;
  /** @throws EmailTaken when another account has the address, however close the race. */
  abstract save(user: User): Promise<void>;
  /** Deletes the account with its sessions, codes and permits; facts it recorded are kept. */
  abstract remove(user: User): Promise<void>;
}
