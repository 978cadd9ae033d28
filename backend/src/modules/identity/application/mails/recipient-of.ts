import type { User } from '../../domain/user.js';

/**
 * By name only once the address is confirmed: before that, whoever signed up may have written there what the owner of
 * the mailbox, a stranger, would read in a mail of ours.
 */
export function recipientOf({ name, email, isEmailVerified }: User): {
  name?: string;
  email: string;
} {
  return isEmailVerified ? { name, email } : { email };
}
