import type { Money } from '../../../platform/domain/money.js';
import type { Order } from './order.js';
import type { Payment } from './payment.js';
import { shareRevenue } from './revenue-share.js';

/** Accounts of the ledger: learners' payments, educators' earnings, refunds owed. */
export type Account = 'learner' | 'educator' | 'refunds-due';
/**
 * `sale`: a payment bought a course · `surplus`: a payment bought nothing · `return`: a sale was reversed, so the money
 * is owed · `refund`: owed money was refunded · `part`: a part of it was refunded.
 */
type Occasion = 'sale' | 'surplus' | 'return' | 'refund' | 'part';

/** One line of the double-entry ledger; the lines of an order sum to zero. */
export interface LedgerEntry {
  readonly orderId: string;
  readonly paymentId: string;
  readonly occasion: Occasion;
  readonly account: Account;
  /** The user whose account it is. */
  readonly ownerId: string;
  /** Paise; positive when the account gains. */
  readonly paise: number;
  /** For `part`: the total refunded of the payment by then, which tells one partial refund from the next; else 0. */
  readonly goneByThen: number;
}

/** A payment bought a course. */
export function saleEntries(order: Order, payment: Payment): LedgerEntry[] {
  const line = lineOf(order, payment, 'sale');
  return [
    line('learner', order.learnerId, payment.amount.negated()),
    ...shareRevenue(payment.amount).map(({ account, amount }) =>
      line(account, order.educatorId, amount),
    ),
  ];
}

/** A payment bought nothing, so the money still belongs to the learner. */
export function surplusEntries(order: Order, payment: Payment): LedgerEntry[] {
  const line = lineOf(order, payment, 'surplus');
  return [
    line('learner', order.learnerId, payment.amount.negated()),
    line('refunds-due', order.learnerId, payment.amount),
  ];
}

/** A sale was reversed: everything left of its payment is owed. */
export function returnEntries(order: Order, payment: Payment, left: Money): LedgerEntry[] {
  const line = lineOf(order, payment, 'return');
  return [
    ...shareRevenue(left).map(({ account, amount }) =>
      line(account, order.educatorId, amount.negated()),
    ),
    line('refunds-due', order.learnerId, left),
  ];
}

/** Owed money was refunded: everything that was left of the payment. */
export function refundEntries(order: Order, payment: Payment, left: Money): LedgerEntry[] {
  const line = lineOf(order, payment, 'refund');
  return [
    line('refunds-due', order.learnerId, left.negated()),
    line('learner', order.learnerId, left),
  ];
}

/** A partial refund: taken from the educator's earnings on the sale, or from what we owed. */
export function partEntries(order: Order, payment: Payment, part: Money): LedgerEntry[] {
  const line = lineOf(order, payment, 'part', payment.wentBack.paise);
  const taken = order.standsOn(payment)
    ? shareRevenue(part).map(({ account, amount }) =>
        line(account, order.educatorId, amount.negated()),
      )
    : [line('refunds-due', order.learnerId, part.negated())];
  return [...taken, line('learner', order.learnerId, part)];
}

function lineOf(
  { id: orderId }: Order,
  { id: paymentId }: Payment,
  occasion: Occasion,
  goneByThen = 0,
) {
  return (account: Account, ownerId: string, { paise }: Money): LedgerEntry => ({
    orderId,
    paymentId,
    occasion,
    account,
    ownerId,
    paise,
    goneByThen,
  });
}

/** The append-only ledger. */
export abstract class Ledger {
  /** Adds the lines, if any, in the caller's transaction; throws when they do not sum to zero. */
  abstract post(entries: readonly LedgerEntry[]): Promise<void>;

  /** What the educator has earned so far, in paise, less refunds; takes the same time however much was sold. */
  abstract earnedBy(educatorId: string): Promise<number>;

  /** Whether there was ever a sale for the educator, even if all was refunded. */
  abstract hasSold(educatorId: string): Promise<boolean>;

  /** The partial refunds made while the order's sale stood, in paise, oldest first. */
  abstract partsOfSale(orderId: string): Promise<readonly number[]>;
}
