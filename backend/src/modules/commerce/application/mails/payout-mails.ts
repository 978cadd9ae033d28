import { composeMail } from '../../../../platform/application/compose-mail.js';
import type { Mail } from '../../../../platform/application/mailer.js';
import type { Payout } from '../../domain/payout.js';
import type { Addressee } from '../orders/buyers.js';
import { rupeesText } from '../papers/rupees-text.js';

export interface PayoutLetter {
  readonly id: string;
  readonly educator: Addressee;
  readonly payout: Payout;
  /** The page of the educator's payouts. */
  readonly link: string;
}

export function payoutRecordedMail({ id, educator, payout, link }: PayoutLetter): Mail {
  const amount = rupeesText(payout.amount.paise);
  return composeMail(id, educator, `We sent you ${amount}`, [
    `We sent ${amount} of your earnings to your bank account on ${dayText(payout.paidOn)}. The reference of the transfer: ${payout.reference}.`,
    'If your bank does not show it 3 working days after that, tell us, with the reference.',
    `All your payouts: ${link}`,
  ]);
}

const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export function payoutWithdrawnMail({ id, educator, payout, link }: PayoutLetter): Mail {
  const amount = rupeesText(payout.amount.paise);
  return composeMail(id, educator, `A payout of ${amount} no longer counts`, [
    `The transfer of ${amount} with the reference ${payout.reference} was not completed, or recorded by mistake. What you are owed counts it again.`,
    `All your payouts: ${link}`,
  ]);
}
