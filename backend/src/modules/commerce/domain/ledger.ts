import type { Order } from './order.js';
import type { Payment } from './payment.js';
import { shareRevenue } from './revenue-share.js';

/** Whose money it is: what learners gave, what educators earned, what has to go back. */
export type Account = 'learner' | 'educator' | 'refunds-due';
export type Occasion = 'sale' | 'surplus';

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
}

/** The lines of money that bought a course. */
export function saleEntries(order: Order, payment: Payment): LedgerEntry[] {
  const paid = payment.amount;
  return [
    entry(order, payment, 'sale', 'learner', order.learnerId, paid.negated().paise),
    ...shareRevenue(paid).map((share) =>
      entry(order, payment, 'sale', share.account, order.educatorId, share.amount.paise),
    ),
  ];
}

/** The lines of money that bought nothing and so still belongs to the learner. */
export function surplusEntries(order: Order, payment: Payment): LedgerEntry[] {
  const { learnerId } = order;
  return [
    entry(order, payment, 'surplus', 'learner', learnerId, payment.amount.negated().paise),
    entry(order, payment, 'surplus', 'refunds-due', learnerId, payment.amount.paise),
  ];
}

function entry(
  { id: orderId }: Order,
  { id: paymentId }: Payment,
  occasion: Occasion,
  account: Account,
  ownerId: string,
  paise: number,
): LedgerEntry {
  return { orderId, paymentId, occasion, account, ownerId, paise };
}

/** The books: lines are added and never changed. */
export abstract class Ledger {
  /** Adds the lines in the caller's transaction; fails when they do not sum to zero. */
  abstract post(entries: readonly LedgerEntry[]): Promise<void>;

  /** What the account of the owner holds, in paise. */
  abstract balanceOf(account: Account, ownerId: string): Promise<number>;
}
