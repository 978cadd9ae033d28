import type { Money } from '../../../platform/domain/money.js';
import type { Order } from './order.js';
import type { Payment } from './payment.js';
import { shareRevenue } from './revenue-share.js';

/** Whose money it is: what learners gave, what educators earned, what has to go back. */
export type Account = 'learner' | 'educator' | 'refunds-due';
type Occasion = 'sale' | 'surplus' | 'refund';

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

/** What the books have to say when the payment has just reached its present state. */
export function entriesFor(order: Order, payment: Payment): LedgerEntry[] {
  if (!payment.capturedAt) return [];
  const taken = order.wasPaidBy(payment.id)
    ? saleEntries(order, payment)
    : surplusEntries(order, payment);
  return payment.status === 'refunded' ? taken.map(reversed) : taken;
}

/** Money that bought a course. */
function saleEntries(order: Order, payment: Payment): LedgerEntry[] {
  const line = lineOf(order, payment, 'sale');
  return [
    line('learner', order.learnerId, payment.amount.negated()),
    ...shareRevenue(payment.amount).map(({ account, amount }) =>
      line(account, order.educatorId, amount),
    ),
  ];
}

/** Money that bought nothing and so still belongs to the learner. */
function surplusEntries(order: Order, payment: Payment): LedgerEntry[] {
  const line = lineOf(order, payment, 'surplus');
  return [
    line('learner', order.learnerId, payment.amount.negated()),
    line('refunds-due', order.learnerId, payment.amount),
  ];
}

function lineOf({ id: orderId }: Order, { id: paymentId }: Payment, occasion: Occasion) {
  return (account: Account, ownerId: string, { paise }: Money): LedgerEntry => ({
    orderId,
    paymentId,
    occasion,
    account,
    ownerId,
    paise,
  });
}

function reversed(entry: LedgerEntry): LedgerEntry {
  return { ...entry, occasion: 'refund', paise: -entry.paise };
}

/** The books: lines are added and never changed. */
export abstract class Ledger {
  /** Adds the lines, if any, in the caller's transaction; fails when they do not sum to zero. */
  abstract post(entries: readonly LedgerEntry[]): Promise<void>;

  /** What the account of the owner holds, in paise. */
  abstract balanceOf(account: Account, ownerId: string): Promise<number>;
}
