import { describe, expect, it } from '@jest/globals';
import { sumOf } from '../testing/in-memory-ledger.js';
import { AT, anOrder, aPayment, aReport } from '../testing/order-builder.js';
import { entriesFor } from './ledger.js';

function sale() {
  const order = anOrder();
  const payment = aPayment(order);
  order.pay(payment, AT);
  return { order, payment };
}

function surplus() {
  const order = anOrder();
  const payment = aPayment(order);
  order.turnDown(payment);
  return { order, payment };
}

const brief = ({ order, payment }: ReturnType<typeof sale>) =>
  entriesFor(order, payment).map((entry) => [entry.occasion, entry.account, entry.paise]);

describe('The ledger', () => {
  it('books a sale from the learner to the educator, who earns all of it', () => {
    expect(brief(sale())).toEqual([
      ['sale', 'learner', -49_900],
      ['sale', 'educator', 49_900],
    ]);
  });

  it('books money that bought nothing as owed to the learner', () => {
    expect(brief(surplus())).toEqual([
      ['surplus', 'learner', -49_900],
      ['surplus', 'refunds-due', 49_900],
    ]);
  });

  it.each([
    ['a sale', sale, 'educator'],
    ['money that bought nothing', surplus, 'refunds-due'],
  ] as const)('reverses %s when it is refunded', (_, take, account) => {
    const { order, payment } = take();
    payment.learn(aReport({ status: 'refunded' }), AT);
    expect(brief({ order, payment })).toEqual([
      ['refund', 'learner', 49_900],
      ['refund', account, -49_900],
    ]);
  });

  it('names the owner of each account', () => {
    const { order, payment } = sale();
    const owners = entriesFor(order, payment).map(({ ownerId }) => ownerId);
    expect(owners).toEqual([order.learnerId, order.educatorId]);
  });

  it('has nothing to say of money that was never captured', () => {
    const order = anOrder();
    expect(entriesFor(order, aPayment(order, { status: 'authorized' }))).toEqual([]);
    expect(entriesFor(order, aPayment(order, { status: 'refunded' }))).toEqual([]);
  });

  it('balances whatever it books', () => {
    for (const { order, payment } of [sale(), surplus()])
      expect(sumOf(entriesFor(order, payment))).toBe(0);
  });
});
