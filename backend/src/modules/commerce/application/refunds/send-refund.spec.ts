import { beforeEach, describe, expect, it } from '@jest/globals';
import { COURSE, LEARNER, Shop } from '../../testing/shop.js';
import { PaymentProviderFailed } from '../payments/payment-provider.js';

let shop: Shop;

/** A learner paid for a course that they got otherwise meanwhile: the money bought nothing. */
beforeEach(async () => {
  shop = new Shop();
  const { report } = shop.provider.pay(await shop.checkout());
  await shop.learning.enroll(LEARNER, COURSE, { kind: 'free' });
  await shop.settle(report);
});

const reportRefunded = () =>
  shop.settle(shop.provider.pay({ id: 'order_1', amountPaise: 49_900 }, 'refunded').report);
const orderId = () => shop.orders.all[0]?.id ?? '';
const statuses = () => shop.refunds.all.map(({ status }) => status);

describe('Sending money back', () => {
  it('asks the provider for all of it, under one key however often it is tried', async () => {
    await shop.sendRefund.execute('pay_1');
    await shop.sendRefund.execute('pay_1');
    expect([...shop.provider.refunds.values()]).toEqual([
      { paymentId: 'pay_1', amountPaise: 49_900, idempotencyKey: 'refund-pay_1-49900' },
    ]);
    expect(statuses()).toEqual(['sent']);
  });

  it('is done when the provider says so, and leaves the course', async () => {
    await shop.sendRefund.execute('pay_1');
    await reportRefunded();
    expect(statuses()).toEqual(['done']);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(0);
    expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(true);
  });

  it('asks for nothing when the money is back already', async () => {
    await reportRefunded();
    await shop.sendRefund.execute('pay_1');
    expect(shop.provider.refunds.size).toBe(0);
  });

  it('fails while the provider is away, so that it is tried again', async () => {
    shop.provider.fail('unknown');
    await expect(shop.sendRefund.execute('pay_1')).rejects.toThrow(PaymentProviderFailed);
    expect(statuses()).toEqual(['requested']);
  });

  it('asks for the rest when a part went back while the provider was refusing all of it', async () => {
    const ask = shop.provider.refund.bind(shop.provider);
    shop.provider.refund = async () => {
      shop.provider.refund = ask;
      const part = { refundedPaise: 20_000 };
      const placed = { id: 'order_1', amountPaise: 49_900 };
      await shop.settle(shop.provider.pay(placed, 'captured', part).report);
      throw new PaymentProviderFailed('declined', 'more than is left');
    };
    await shop.sendRefund.execute('pay_1');
    await shop.sendRefund.execute('pay_1');
    expect([...shop.provider.refunds.values()].map(({ amountPaise }) => amountPaise)).toEqual([
      29_900,
    ]);
    expect(statuses()).toEqual(['sent']);
  });

  it('keeps a refusal for people to look at, and asks again when they say so', async () => {
    shop.provider.fail('declined');
    await shop.sendRefund.execute('pay_1');
    expect(statuses()).toEqual(['failed']);
    shop.provider.fail(null);
    const refund = await shop.refunds.find('pay_1');
    refund?.retry(shop.clock.now());
    if (refund) await shop.refunds.save(refund);
    await shop.sendRefund.execute('pay_1');
    expect(statuses()).toEqual(['sent']);
  });
});

describe('A refund that fails while the provider is being asked', () => {
  it('is still owed, whatever the answer said', async () => {
    await shop.sendRefund.execute('pay_1');
    // Its lists count what a bank has yet to send.
    shop.provider.pay({ id: 'order_1', amountPaise: 49_900 }, 'refunded');
    const heard = await shop.reconcileOrder.ask(orderId());
    shop.clock.advance(1);
    const failure = { paymentId: 'pay_1', amountPaise: 49_900 };
    const body = Buffer.from(JSON.stringify(failure));
    await shop.receiveWebhook.execute({ body, signature: 'signed', eventId: 'failure' });
    shop.clock.advance(1);
    await shop.reconcileOrder.execute(orderId(), heard);
    await shop.recordTransfer.execute({ orderId: orderId(), reason: 'NEFT N1' });
    expect(shop.refunds.all.map(({ isByTransfer }) => isByTransfer)).toEqual([true]);
  });
});
