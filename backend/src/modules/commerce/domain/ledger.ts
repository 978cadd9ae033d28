import type { Money } from '../../../platform/domain/money.js';
import type { Order } from './order.js';
import type { Payment } from './payment.js';
import { shareRevenue } from './revenue-share.js';

/** Whose money it is: what learners gave, what educators earned, what has to go back. */
export type Account = 'learner' | 'educator' | 'refunds-due';
/**
 * `sale`: money bought a course · `surplus`: it bought nothing · `return`: a course was given back, so it is owed ·
 * `refund`: what was owed went back · `part`: a part of it went back.
 */
type Occasion = 'sale' | 'surplus' | 'return' | 'refund' | 'part';

/** One line of double-entry bookkeeping; the lines of an order sum to zero. */
export interface LedgerEntry {
  readonly orderId: string;
  readonly paymentId: string;
  readonly occasion: Occasion;
  readonly account: Account;
  /** The user the account is kept for. */
  readonly ownerId: string;
  /** Paise; positive when the account gains. */
  readonly paise: number;
  /** Of a part: what of the payment had gone back with it, which tells one part from the next; else 0. */
  readonly goneByThen: number;
}

/** Money that bought a course. */
export function saleEntries(order: Order, payment: Payment): LedgerEntry[] {
  const line = lineOf(order, payment, 'sale');
  return [
    line('learner', order.learnerId, payment.amount.negated()),
    ...shareRevenue(payment.amount).map(({ account, amount }) =>
      line(account, order.educatorId, amount),
    ),
  ];
}

/** Money that bought nothing and so still belongs to the learner. */
export function surplusEntries(order: Order, payment: Payment): LedgerEntry[] {
  const line = lineOf(order, payment, 'surplus');
  return [
    line('learner', order.learnerId, payment.amount.negated()),
    line('refunds-due', order.learnerId, payment.amount),
  ];
}

/** Money that bought a course which the learner gave back: all that is left of it. */
export function returnEntries(order: Order, payment: Payment, left: Money): LedgerEntry[] {
  const line = lineOf(order, payment, 'return');
  return [
    ...shareRevenue(left).map(({ account, amount }) =>
      line(account, order.educatorId, amount.negated()),
    ),
    line('refunds-due', order.learnerId, left),
  ];
}

/** Money that we owed and that went back: all that was left of it. */
export function refundEntries(order: Order, payment: Payment, left: Money): LedgerEntry[] {
  const line = lineOf(order, payment, 'refund');
  return [
    line('refunds-due', order.learnerId, left.negated()),
    line('learner', order.learnerId, left),
  ];
}

/** A part of the money went back: off what the educator earned with it, or off what we owed. */
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

/** The books: lines are added and never changed. */
export abstract class Ledger {
  /** Adds the lines, if any, in the caller's transaction; fails when they do not sum to zero. */
  abstract post(entries: readonly LedgerEntry[]): Promise<void>;

  /** What went back of the sale of an order while it stood, in paise, oldest first. */
  abstract partsOfSale(orderId: string): Promise<readonly number[]>;
}
