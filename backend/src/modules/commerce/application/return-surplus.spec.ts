import { describe, expect, it } from '@jest/globals';
import { COURSE, LEARNER, Shop } from '../testing/shop.js';
import { PaymentProviderFailed } from './payment-provider.js';

/** A learner who paid for a course that somebody gave them meanwhile. */
async function shopWithSurplus(): Promise<Shop> {
  const shop = new Shop();
  const { report } = shop.provider.pay(await shop.checkout());
  await shop.learning.enroll(LEARNER, COURSE, { kind: 'free' });
  await shop.settlePayment.execute(report);
  return shop;
}

describe('Returning money that bought nothing', () => {
  it('asks the provider for all of it, under one key however often it is tried', async () => {
    const shop = await shopWithSurplus();
    await shop.returnSurplus.execute('pay_1');
    await shop.returnSurplus.execute('pay_1');
    expect([...shop.provider.refunds.values()]).toEqual([
      { paymentId: 'pay_1', amountPaise: 49_900, idempotencyKey: 'refund-pay_1' },
    ]);
  });

  it('owes nothing any more when the provider reports the refund, and leaves the course', async () => {
    const shop = await shopWithSurplus();
    const order = { id: 'order_1', amountPaise: 49_900 };
    await shop.settlePayment.execute(shop.provider.pay(order, 'refunded').report);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(0);
    expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(true);
  });

  it('asks for nothing when the money is back already', async () => {
    const shop = await shopWithSurplus();
    const order = { id: 'order_1', amountPaise: 49_900 };
    await shop.settlePayment.execute(shop.provider.pay(order, 'refunded').report);
    await shop.returnSurplus.execute('pay_1');
    expect(shop.provider.refunds.size).toBe(0);
  });

  it('fails while the provider is away, so that it is tried again', async () => {
    const shop = await shopWithSurplus();
    shop.provider.fail('unknown');
    await expect(shop.returnSurplus.execute('pay_1')).rejects.toThrow(PaymentProviderFailed);
  });
});
