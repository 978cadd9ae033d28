import { describe, expect, it } from '@jest/globals';
import { sumOf } from '../testing/in-memory-ledger.js';
import { anOrder, aPayment } from '../testing/order-builder.js';
import { saleEntries, surplusEntries } from './ledger.js';

const order = anOrder();
const payment = aPayment(order);

describe('The ledger', () => {
  it('books a sale from the learner to the educator, who earns all of it', () => {
    expect(saleEntries(order, payment)).toEqual([
      expect.objectContaining({ account: 'learner', ownerId: order.learnerId, paise: -49_900 }),
      expect.objectContaining({ account: 'educator', ownerId: order.educatorId, paise: 49_900 }),
    ]);
  });

  it('books money that bought nothing as owed to the learner', () => {
    expect(surplusEntries(order, payment)).toEqual([
      expect.objectContaining({ account: 'learner', ownerId: order.learnerId, paise: -49_900 }),
      expect.objectContaining({ account: 'refunds-due', ownerId: order.learnerId, paise: 49_900 }),
    ]);
  });

  it('balances whatever it books', () => {
    expect(sumOf(saleEntries(order, payment))).toBe(0);
    expect(sumOf(surplusEntries(order, payment))).toBe(0);
  });
});
