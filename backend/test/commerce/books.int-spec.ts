import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../src/platform/domain/money.js';
import { saleEntries } from '../../src/modules/commerce/domain/ledger.js';
import type { Order } from '../../src/modules/commerce/domain/order.js';
import { AT, anOrder, aPayment } from '../../src/modules/commerce/testing/order-builder.js';
import { aProviderEvent } from '../../src/modules/commerce/testing/provider-event-builder.js';
import { providerEventsContract } from '../../src/modules/commerce/testing/provider-events.contract.js';
import { CommerceOnDatabase } from './commerce-on-database.js';

let commerce: CommerceOnDatabase;
let learnerId: string;

beforeAll(async () => {
  commerce = await CommerceOnDatabase.open();
});
beforeEach(() => {
  learnerId = commerce.ids.next();
});
afterAll(() => commerce.close());

function newOrder(changes: Parameters<typeof anOrder>[0] = {}): Order {
  return anOrder({ id: commerce.ids.next(), learnerId, ...changes });
}

/** A paid order with its ledger entries, known to the provider. */
async function soldOrder(paymentId: string): Promise<Order> {
  const order = newOrder({ educatorId: commerce.ids.next() });
  const payment = aPayment(order, { paymentId });
  await commerce.work.run(async () => {
    order.placeWithProvider(`order_of_${paymentId}`);
    order.pay(payment, AT);
    await commerce.orders.save(order);
    await commerce.payments.save(payment);
    await commerce.ledger.post(saleEntries(order, payment));
  });
  return order;
}

describe('Stored orders', () => {
  it('come back as they were saved', async () => {
    const sold = await soldOrder('pay_stored');
    const found = await commerce.work.run(() =>
      commerce.orders.ofLearner(learnerId, 'order_of_pay_stored'),
    );
    expect(found?.id).toBe(sold.id);
    expect(found?.status).toBe('paid');
    expect(found?.price.equals(Money.ofPaise(49_900))).toBe(true);
    expect(found?.wasPaidBy('pay_stored')).toBe(true);
    expect(found?.paidAt).toEqual(AT);
  });

  it('are found by their own learner only', async () => {
    await soldOrder('pay_own');
    const other = commerce.ids.next();
    const found = await commerce.work.run(() =>
      commerce.orders.ofLearner(other, 'order_of_pay_own'),
    );
    expect(found).toBeNull();
  });

  it('are opened once per learner, course and price, however many ask at once', async () => {
    const opened = await Promise.all(
      [1, 2, 3, 4, 5].map(() => commerce.inRequest(() => commerce.orders.openOnce(newOrder()))),
    );
    expect(new Set(opened.map((order) => order.id)).size).toBe(1);
  });

  it('are listed newest first, a page at a time', async () => {
    const courses = [1, 2, 3].map(() => commerce.ids.next());
    for (const courseId of courses)
      await commerce.work.run(() => commerce.orders.save(newOrder({ courseId })));
    const [newest, second] = await commerce.history.ofLearner(learnerId, {
      limit: 2,
      before: null,
    });
    const rest = await commerce.history.ofLearner(learnerId, {
      limit: 2,
      before: second?.orderId ?? null,
    });
    expect([newest, second, ...rest].map((order) => order?.courseId)).toEqual(courses.reverse());
  });
});

describe('Stored payments', () => {
  it('come back as they were saved', async () => {
    await soldOrder('pay_back');
    const found = await commerce.work.run(() => commerce.payments.find('pay_back'));
    expect(found?.status).toBe('captured');
    expect(found?.amount.paise).toBe(49_900);
    expect(found?.capturedAt).toEqual(AT);
  });
});

describe('Stored ledger entries', () => {
  it('add up to what the educator earned', async () => {
    const { educatorId } = await soldOrder('pay_earned');
    expect(await commerce.ledger.earnedBy(educatorId)).toBe(49_900);
    expect(await commerce.ledger.earnedBy(commerce.ids.next())).toBe(0);
  });

  it('tell who has ever sold something', async () => {
    const { educatorId } = await soldOrder('pay_seller');
    expect(await commerce.ledger.hasSold(educatorId)).toBe(true);
    expect(await commerce.ledger.hasSold(commerce.ids.next())).toBe(false);
  });

  it('are refused when they do not sum to zero', async () => {
    const order = await soldOrder('pay_unbalanced');
    const [half] = saleEntries(order, aPayment(order, { paymentId: 'pay_unbalanced' }));
    const surplus = half ? [{ ...half, occasion: 'surplus' as const }] : [];
    await expect(commerce.ledger.post(surplus)).rejects.toThrow('sum to zero');
  });

  it('are refused a second time', async () => {
    const order = await soldOrder('pay_twice');
    const again = saleEntries(order, aPayment(order, { paymentId: 'pay_twice' }));
    await expect(commerce.ledger.post(again)).rejects.toThrow('duplicate key');
  });

  it('are never changed', async () => {
    await soldOrder('pay_final');
    const change = commerce.sql.rows('update commerce.ledger_entry set paise = paise * 2');
    await expect(change).rejects.toThrow('never changed');
    await expect(commerce.sql.rows('delete from commerce.ledger_entry')).rejects.toThrow();
  });
});

describe('Stored provider events', () => {
  providerEventsContract(async () => ({
    events: commerce.events,
    paymentId: `pay_${commerce.ids.next()}`,
  }));

  it('are noted once', async () => {
    const event = aProviderEvent({ id: commerce.ids.next() });
    const noted = await Promise.all([1, 2, 3].map(() => commerce.events.note(event, AT)));
    expect(noted.filter(Boolean)).toHaveLength(1);
  });
});
