import { describe, expect, it } from '@jest/globals';
import { AT, anOrder, aPayment } from '../testing/order-builder.js';
import { OrderStepOutOfOrder } from './errors.js';

describe('An order', () => {
  it('is known to the provider by a receipt of at most 40 characters', () => {
    expect(anOrder().receipt.length).toBeLessThanOrEqual(40);
  });

  it('keeps the name the provider gave it first', () => {
    const order = anOrder();
    order.placeWithProvider('order_1');
    order.placeWithProvider('order_2');
    expect(order.providerOrderId).toBe('order_1');
  });

  it('is paid by captured money of exactly its price, and tells so', () => {
    const order = anOrder();
    order.pay(aPayment(order), AT);
    expect(order.status).toBe('paid');
    expect(order.wasPaidBy('pay_1')).toBe(true);
    expect(order.pullFacts().map((fact) => fact.type)).toEqual(['commerce.order_paid.v1']);
  });

  it.each([
    ['less than the price', { amountPaise: 49_899 }],
    ['more than the price', { amountPaise: 49_901 }],
    ['money that is only authorized', { status: 'authorized' as const }],
    ['a payment that failed', { status: 'failed' as const }],
    ['another currency', { currency: 'USD' }],
  ])('is not paid by %s', (_, changes) => {
    const order = anOrder();
    expect(() => order.pay(aPayment(order, changes), AT)).toThrow(OrderStepOutOfOrder);
    expect(order.status).toBe('open');
  });

  it('is not paid by the payment of another order', () => {
    const other = anOrder({ id: '00000000-0000-7000-8000-00000000ffff' });
    expect(anOrder().isMetBy(aPayment(other))).toBe(false);
  });

  it('is paid once', () => {
    const order = anOrder();
    order.pay(aPayment(order), AT);
    expect(() => order.pay(aPayment(order, { paymentId: 'pay_2' }), AT)).toThrow(
      OrderStepOutOfOrder,
    );
  });

  it('is billed to the State its buyer told last, until it is paid', () => {
    const order = anOrder();
    order.billTo('29');
    order.billTo('27');
    order.pay(aPayment(order), AT);
    order.billTo('09');
    expect(order.buyerState).toBe('27');
  });

  it('is over when money came that bought nothing', () => {
    const order = anOrder();
    order.turnDown(AT);
    expect(order.status).toBe('void');
    expect(order.nextCheckAt).not.toBeNull();
  });

  it('is refunded when the money that paid it goes back, and tells so', () => {
    const order = anOrder();
    order.pay(aPayment(order), AT);
    expect(order.returnMoney(aPayment(order), AT)).toBe(true);
    expect(order.status).toBe('refunded');
    expect(order.pullFacts().map((fact) => fact.type)).toContain('commerce.order_refunded.v1');
  });

  it('stays paid when other money goes back', () => {
    const order = anOrder();
    order.pay(aPayment(order), AT);
    expect(order.returnMoney(aPayment(order, { paymentId: 'pay_2' }), AT)).toBe(false);
    expect(order.status).toBe('paid');
  });

  it('stays paid when more money comes', () => {
    const order = anOrder();
    order.pay(aPayment(order), AT);
    order.turnDown(AT);
    expect(order.status).toBe('paid');
  });
});
