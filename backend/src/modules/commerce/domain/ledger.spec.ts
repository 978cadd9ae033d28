import { describe, expect, it } from '@jest/globals';
import { sumOf } from '../testing/in-memory-ledger.js';
import { Money } from '../../../platform/domain/money.js';
import { AT, anOrder, aPayment, aReport } from '../testing/order-builder.js';
import {
  type LedgerEntry,
  partEntries,
  refundEntries,
  returnEntries,
  saleEntries,
  surplusEntries,
} from './ledger.js';

const order = anOrder();
const payment = aPayment(order);
const brief = (entries: readonly LedgerEntry[]) =>
  entries.map(({ occasion, account, paise }) => [occasion, account, paise]);

describe('The ledger', () => {
  it('books a sale from the learner to the educator, who earns all of it', () => {
    expect(brief(saleEntries(order, payment))).toEqual([
      ['sale', 'learner', -49_900],
      ['sale', 'educator', 49_900],
    ]);
  });

  it('books money that bought nothing as owed to the learner', () => {
    expect(brief(surplusEntries(order, payment))).toEqual([
      ['surplus', 'learner', -49_900],
      ['surplus', 'refunds-due', 49_900],
    ]);
  });

  it('takes the earning back when a course is returned, and owes the learner', () => {
    expect(brief(returnEntries(order, payment, payment.kept))).toEqual([
      ['return', 'educator', -49_900],
      ['return', 'refunds-due', 49_900],
    ]);
  });

  it('owes nothing any more once the money went back', () => {
    expect(brief(refundEntries(order, payment, payment.kept))).toEqual([
      ['refund', 'refunds-due', -49_900],
      ['refund', 'learner', 49_900],
    ]);
  });

  it('takes a part that went back off the earning, or off what is owed', () => {
    const sold = anOrder();
    const paid = aPayment(sold);
    sold.pay(paid, AT);
    paid.learn(aReport({ refundedPaise: 10_000 }), AT);
    const part = Money.ofPaise(10_000);
    expect(brief(partEntries(sold, paid, part))).toEqual([
      ['part', 'educator', -10_000],
      ['part', 'learner', 10_000],
    ]);
    expect(brief(partEntries(order, payment, part))[0]).toEqual(['part', 'refunds-due', -10_000]);
  });

  it('names the owner of each account', () => {
    const owners = saleEntries(order, payment).map(({ ownerId }) => ownerId);
    expect(owners).toEqual([order.learnerId, order.educatorId]);
  });

  it.each([
    ['a sale', saleEntries],
    ['a surplus', surplusEntries],
    ['a return', returnEntries],
    ['a refund', refundEntries],
    ['a part that went back', partEntries],
  ])('balances %s', (_, entriesOf) => {
    expect(sumOf(entriesOf(order, payment, payment.kept))).toBe(0);
  });
});
