import { composeMail } from '../../../../platform/application/compose-mail.js';
import type { Mail } from '../../../../platform/application/mailer.js';
import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import type { Farewell } from '../../domain/farewell.js';
import type { User } from '../../domain/user.js';
import { indianTime } from './indian-time.js';
import { recipientOf } from './recipient-of.js';

export function otpMail(id: string, user: User, code: string): Mail {
  return composeMail(id, recipientOf(user), `${code} is your ${PRODUCT_NAME} code`, [
    `Use this code to set a new password: ${code}`,
    'It works for five minutes. If you did not ask for it, you can ignore this mail.',
  ]);
}

/** Sent instead of a code when there were too many wrong guesses. */
export function resetLinkMail(id: string, user: User, link: string): Mail {
  return composeMail(id, recipientOf(user), `Set a new ${PRODUCT_NAME} password`, [
    'Use this link to set a new password:',
    link,
    'It works once, within 30 minutes. If you did not ask for it, you can ignore this mail.',
  ]);
}

export function verificationMail(id: string, user: User, link: string): Mail {
  return composeMail(id, recipientOf(user), `Confirm your ${PRODUCT_NAME} email address`, [
    'Log in and open this link to confirm that this address is yours:',
    link,
    'It works for a day. If you have no account with us, ignore this mail and do not open the link.',
  ]);
}

export function passwordResetMail(id: string, user: User): Mail {
  return composeMail(id, recipientOf(user), `Your ${PRODUCT_NAME} password was changed`, [
    'Your password was changed, your other devices were logged out, and your access tokens were revoked.',
    'If this was not you, reset your password now and check your mail account.',
  ]);
}

/** Without the name of the token: whoever created it may not be the owner, and made it up. */
export function tokenIssuedMail(id: string, user: User, at: Date, resetPage: string): Mail {
  return composeMail(
    id,
    recipientOf(user),
    `An access token for your ${PRODUCT_NAME} account was created`,
    [
      `On ${indianTime().format(at)} (Indian time) whoever was logged in to your account created an access token. A program can act for you with it until it expires or is revoked in the account settings.`,
      'If this was you, there is nothing to do.',
      'If it was not you, set a new password here. That revokes all access tokens and logs out all devices:',
      resetPage,
    ],
  );
}

/** Without the name, which is deleted with the account. */
export function farewellMail(id: string, { email, leftAt }: Farewell, contactPage: string): Mail {
  return composeMail(id, { email }, `Your ${PRODUCT_NAME} account was deleted`, [
    `On ${indianTime().format(leftAt)} (Indian time) the account with this email address was deleted by whoever was logged in to it. It cannot be brought back; orders and receipts are kept as long as the law asks.`,
    'If this was you, there is nothing to do, and this is our last mail to you.',
    'If it was not you, give your mailbox a new password and write to us from there. How to reach us:',
    contactPage,
  ]);
}
