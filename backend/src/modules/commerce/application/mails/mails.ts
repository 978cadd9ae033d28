import { composeMail } from '../../../../platform/application/compose-mail.js';
import type { Mail } from '../../../../platform/application/mailer.js';
import type { Order } from '../../domain/order.js';
import type { Refund, RefundCause } from '../../domain/refund.js';
import type { PaymentMethod } from '../../domain/payment-method.js';
import type { Addressee } from '../orders/buyers.js';
import { paymentMethodText } from '../payments/payment-method-text.js';
import { rupeesText } from '../papers/rupees-text.js';

export interface Letter {
  readonly id: string;
  readonly buyer: Addressee;
  readonly order: Order;
  /** The order's page. */
  readonly link: string;
}

export function receiptMail(
  { id, buyer, order, link }: Letter,
  method: PaymentMethod | null,
): Mail {
  const amount = rupeesText(order.price.paise);
  const paidWith = method ? ` Paid with: ${paymentMethodText(method)}.` : '';
  return composeMail(id, buyer, `Your payment of ${amount} for ${order.courseTitle}`, [
    `Thank you. We received ${amount} for “${order.courseTitle}”, and you are enrolled.${paidWith}`,
    `Your receipt and everything about this payment: ${link}`,
  ]);
}

const WHY: Record<RefundCause, string> = {
  learner: 'You asked for it, and the course has left your account.',
  ops: 'Our team arranged it, and the course has left your account.',
  provider: 'The payment provider arranged it, and the course has left your account.',
  chargeback: 'Your bank took it back, and the course has left your account.',
  surplus:
    'This payment bought nothing: you have the course already, or it is no longer sold, or costs more now.',
};

export function refundRequestedMail(letter: Letter, refund: Refund): Mail {
  const amount = rupeesText(refund.amount.paise);
  return composeMail(letter.id, letter.buyer, `${amount} is on its way back to you`, [
    `We are returning ${amount} for “${letter.order.courseTitle}”. ${WHY[refund.cause]}`,
    'It goes to the card or account it came from. Banks usually take 5 to 7 working days.',
    `Where your money is at any time: ${letter.link}`,
  ]);
}

export function partRefundedMail({ id, buyer, order, link }: Letter, paise: number): Mail {
  const amount = rupeesText(paise);
  return composeMail(id, buyer, `${amount} of your payment was returned`, [
    `${amount} of the ${rupeesText(order.price.paise)} you paid for “${order.courseTitle}” was returned. The course stays yours.`,
    'It goes to the card or account it came from. Banks usually take 5 to 7 working days.',
    `All about it: ${link}`,
  ]);
}

export function refundCompletedMail(letter: Letter, refund: Refund): Mail {
  const amount = rupeesText(refund.amount.paise);
  const what = `${amount} for “${letter.order.courseTitle}”`;
  return composeMail(letter.id, letter.buyer, `${amount} was returned to you`, [
    ...(refund.isByTransfer
      ? [`We have sent you ${what} by bank transfer.`, tellUs(refund)]
      : [`${returnerOf(refund)} has returned ${what}.`, askYourBank(refund)]),
    `All about it: ${letter.link}`,
  ]);
}

const tellUs = ({ id }: Refund): string =>
  `If your bank does not show it within 3 working days, tell us, with this payment id: ${id}.`;

const returnerOf = ({ cause }: Refund): string =>
  cause === 'chargeback' ? 'Your bank' : 'The payment provider';

const askYourBank = ({ id }: Refund): string =>
  `If your bank does not show it within 7 working days, show them this payment id: ${id}.`;
