import { describe, expect, it } from '@jest/globals';
import { sumOf } from '../testing/in-memory-ledger.js';
import { anOrder, aPayment } from '../testing/order-builder.js';
import {
  type LedgerEntry,
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
    expect(brief(returnEntries(order, payment))).toEqual([
      ['return', 'educator', -49_900],
      ['return', 'refunds-due', 49_900],
    ]);
  });

  it('owes nothing any more once the money went back', () => {
    expect(brief(refundEntries(order, payment))).toEqual([
      ['refund', 'refunds-due', -49_900],
      ['refund', 'learner', 49_900],
    ]);
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
  ])('balances %s', (_, entriesOf) => {
    expect(sumOf(entriesOf(order, payment))).toBe(0);
  });
});
