import { describe, expect, it } from '@jest/globals';
import { PaymentNotVerified } from '../../domain/errors.js';
import type { FailedRefund } from './payment-provider.js';
import type { PaymentReport } from '../../domain/payment.js';
import { COURSE, EDUCATOR, LEARNER, Shop } from '../../testing/shop.js';

function call(
  said: PaymentReport | FailedRefund | null,
  { eventId = 'event_1', signature = 'signed' } = {},
) {
  return { body: Buffer.from(JSON.stringify(said)), signature, eventId };
}

describe('Receiving a webhook', () => {
  it('enrolls the learner who paid and did not come back', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay(await shop.checkout());
    await shop.receiveWebhook.execute(call(report));
    expect(shop.learning.granted).toHaveLength(1);
  });

  it('takes an event in once, however often it is delivered', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay(await shop.checkout());
    await shop.receiveWebhook.execute(call(report));
    await shop.receiveWebhook.execute(call(report));
    await shop.receiveWebhook.execute(call(report, { eventId: 'event_2' }));
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(49_900);
  });

  it('ends paid when a failure, a late authorization and the capture arrive', async () => {
    const shop = new Shop();
    const order = await shop.checkout();
    for (const status of ['failed', 'authorized', 'captured'] as const)
      await shop.receiveWebhook.execute(
        call(shop.provider.pay(order, status).report, { eventId: status }),
      );
    expect(shop.orders.all.map(({ status }) => status)).toEqual(['paid']);
  });

  it('ends the enrollment and takes the earning back when the payment was refunded', async () => {
    const shop = new Shop();
    const order = await shop.checkout();
    for (const status of ['captured', 'refunded'] as const)
      await shop.receiveWebhook.execute(
        call(shop.provider.pay(order, status).report, { eventId: status }),
      );
    expect(shop.orders.all.map(({ status }) => status)).toEqual(['refunded']);
    expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(false);
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(0);
  });

  it('owes the learner the money when the course is gone by then', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay(await shop.checkout());
    shop.catalog.forget(COURSE);
    await shop.receiveWebhook.execute(call(report));
    expect(shop.learning.granted).toHaveLength(0);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(49_900);
  });

  it('shows people a refund that failed after the provider had agreed to it, which they may ask for under another key', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay(await shop.checkout());
    shop.catalog.forget(COURSE);
    await shop.receiveWebhook.execute(call(report));
    await shop.sendRefund.execute('pay_1');
    const failure = { paymentId: 'pay_1', amountPaise: 49_900 };
    await shop.receiveWebhook.execute(call(failure, { eventId: 'event_2' }));
    const [refund] = shop.refunds.all;
    expect([refund?.status, refund?.refusal]).toEqual([
      'failed',
      'The provider could not send the money.',
    ]);
    const before = refund?.idempotencyKey;
    refund?.retry(shop.clock.now());
    expect(refund?.idempotencyKey).not.toBe(before);
  });

  it('leaves our refund alone when a part failed that somebody had sent on the screens of the provider', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay(await shop.checkout());
    shop.catalog.forget(COURSE);
    await shop.receiveWebhook.execute(call(report));
    await shop.sendRefund.execute('pay_1');
    const failure = { paymentId: 'pay_1', amountPaise: 20_000 };
    await shop.receiveWebhook.execute(call(failure, { eventId: 'event_2' }));
    expect(shop.refunds.all.map(({ status }) => status)).toEqual(['sent']);
  });

  it('notes events that are about nothing of ours', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay({ id: 'order_of_another_shop', amountPaise: 100 });
    await shop.receiveWebhook.execute(call(null, { eventId: 'unknown kind' }));
    await shop.receiveWebhook.execute(call(report, { eventId: 'unknown order' }));
    expect([...shop.events.all.keys()]).toEqual(['unknown kind', 'unknown order']);
    expect(shop.payments.all).toHaveLength(0);
  });

  it('refuses a call that the provider did not sign', async () => {
    const shop = new Shop();
    const { report } = shop.provider.pay(await shop.checkout());
    const forged = call(report, { signature: 'forged' });
    await expect(shop.receiveWebhook.execute(forged)).rejects.toThrow(PaymentNotVerified);
    expect(shop.events.all.size).toBe(0);
  });
});
