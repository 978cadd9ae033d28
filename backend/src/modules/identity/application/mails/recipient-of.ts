import type { User } from '../../domain/user.js';

/**
 * Includes the name only once the address is confirmed: before that, the mailbox may belong to a stranger, who must not
 * be sent a text that somebody made up at sign-up.
 */
export function recipientOf({ name, email, isEmailVerified }: User): {
  name?: string;
  email: string;
} {
  return isEmailVerified ? { name, email } : { email };
}
