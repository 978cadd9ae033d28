import type { EmailAddress } from './email-address.js';
import type { User } from './user.js';

export abstract class Users {
  abstract find(id: string): Promise<User | null>;
  abstract findByEmail(email: EmailAddress): Promise<User | null>;
  abstract findByProvider(issuer: string, subject: string): Promise<User | null>;
  /** @throws EmailTaken when another account has the address, however close the race. */
  abstract save(user: User): Promise<void>;
}
