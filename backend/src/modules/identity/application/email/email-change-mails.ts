import { composeMail } from '../../../../platform/application/compose-mail.js';
import type { Mail } from '../../../../platform/application/mailer.js';
import { PRODUCT_NAME } from '../../../../platform/application/product.js';
import type { User } from '../../domain/user.js';
import { indianTime } from '../mails/indian-time.js';
import { recipientOf } from '../mails/recipient-of.js';

// The requester chooses the address, so strangers get these mails: they contain nothing that the requester wrote.

const WHY = `Somebody who is logged in to a ${PRODUCT_NAME} account wants it to have this email address.`;
const NOT_YOU = 'If this was not you, ignore this mail and give it to nobody: nothing will change.';

export function emailCodeMail(id: string, email: string, code: string): Mail {
  return composeMail(id, { email }, `${code} confirms your new ${PRODUCT_NAME} email address`, [
    WHY,
    `Enter this code in the account settings: ${code}`,
    'It works for five minutes, and only in the account that requested it.',
    NOT_YOU,
  ]);
}

/** Sent instead of a code when there were too many wrong guesses. */
export function emailLinkMail(id: string, email: string, link: string): Mail {
  return composeMail(id, { email }, `Confirm your new ${PRODUCT_NAME} email address`, [
    WHY,
    'Open this link where you are logged in to that account:',
    link,
    'It works once, within 30 minutes, and only in the account that requested it.',
    NOT_YOU,
  ]);
}

/** Sent to the owner of the account that has the address. */
export function emailInUseMail(id: string, owner: User, resetPage: string): Mail {
  return composeMail(
    id,
    recipientOf(owner),
    `Your email address was asked for in ${PRODUCT_NAME}`,
    [
      'Somebody wants another account to have this email address. It belongs to yours, so nothing changed.',
      'If it was you, log in with this address. Forgot the password? Set a new one here:',
      resetPage,
      'If it was not you, there is nothing to do.',
    ],
  );
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly at: Date;
}

/**
 * To the mailbox that the account moved away from. The new address is masked: the reader may be why the old one was
 * given up.
 */
export function emailChangedMail(id: string, { from, to, at }: Move, contactPage: string): Mail {
  return composeMail(id, { email: from }, `Your ${PRODUCT_NAME} email address was changed`, [
    `On ${indianTime().format(at)} (Indian time) your account moved from this email address to ${masked(to)}. This one does not log in any more, and codes that were mailed to it are void. All other devices were logged out, and all access tokens revoked.`,
    'If this was you, there is nothing to do.',
    'If it was not you, write to us from this mailbox right away, so that we can lock the account. Give your mailbox a new password, too. How to reach us:',
    contactPage,
  ]);
}

/** 'asha@example.com' becomes 'a***@example.com'. */
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1***');
