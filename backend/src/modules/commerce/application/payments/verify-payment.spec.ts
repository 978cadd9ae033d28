import { beforeEach, describe, expect, it } from '@jest/globals';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import { PaymentNotVerified } from '../../domain/errors.js';
import { COURSE, EDUCATOR, LEARNER, Shop } from '../../testing/shop.js';
import type { CheckoutProof, ProviderOrder } from './payment-provider.js';
import type { VerifyPaymentCommand } from './verify-payment.js';

function verify(shop: Shop, proof: CheckoutProof, changes: Partial<VerifyPaymentCommand> = {}) {
  const usual = { learnerId: LEARNER, courseId: COURSE, claimedUserId: undefined };
  return shop.verifyPayment.execute({ ...usual, proof, ...changes });
}

describe('Verifying a payment', () => {
  it('enrolls the learner and books the sale', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    expect(await verify(shop, proof)).toBe('enrolled');
    expect(shop.learning.granted).toHaveLength(1);
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(49_900);
  });

  it('answers a replay the same and changes nothing, even with the provider away', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    await verify(shop, proof);
    shop.provider.fail('unknown');
    expect(await verify(shop, proof)).toBe('enrolled');
    expect(shop.ledger.entries).toHaveLength(2);
  });

  it.each([
    ['the money is only authorized', 'authorized' as const, null],
    ['the provider is away', 'captured' as const, 'unknown' as const],
  ])('waits while %s', async (_, status, failure) => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout(), status);
    shop.provider.fail(failure);
    expect(await verify(shop, proof)).toBe('pending');
    expect(shop.learning.granted).toHaveLength(0);
  });

  it('waits when the provider does not list the payment yet', async () => {
    const shop = new Shop();
    const { id } = await shop.checkout();
    const signature = `${id} pay_9 signed`;
    const proof = { providerOrderId: id, paymentId: 'pay_9', signature };
    expect(await verify(shop, proof)).toBe('pending');
  });

  it('promises the money back when the learner got the course another way meanwhile', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    await shop.learning.enroll(LEARNER, COURSE, { kind: 'free' });
    expect(await verify(shop, proof)).toBe('surplus');
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(49_900);
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(0);
  });

  it('says so again when the provider has returned that money', async () => {
    const shop = new Shop();
    const order = await shop.checkout();
    const { proof } = shop.provider.pay(order);
    await shop.learning.enroll(LEARNER, COURSE, { kind: 'free' });
    await verify(shop, proof);
    shop.provider.pay(order, 'refunded');
    expect(await verify(shop, proof)).toBe('surplus');
  });

  it('promises the money back of whoever deleted the account before it came', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    shop.buyers.leave(LEARNER);
    expect(await verify(shop, proof)).toBe('surplus');
    expect(shop.learning.granted).toHaveLength(0);
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(0);
  });

  it('promises the money back when the course is gone', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    shop.catalog.forget(COURSE);
    expect(await verify(shop, proof)).toBe('surplus');
  });

  describe('of a course that was given back', () => {
    let shop: Shop;
    let order: ProviderOrder;
    let proof: CheckoutProof;
    beforeEach(async () => {
      shop = new Shop();
      order = await shop.checkout();
      ({ proof } = shop.provider.pay(order));
      await verify(shop, proof);
      const orderId = shop.orders.all[0]?.id ?? '';
      await shop.refundOwnOrder.execute({ learnerId: LEARNER, orderId, reason: '' });
    });

    it('says that the money went back', async () => {
      expect(await verify(shop, proof)).toBe('returned');
    });

    it('promises the money back of whoever pays the same order once more', async () => {
      const again = shop.provider.pay(order, 'captured', { paymentId: 'pay_2' });
      expect(await verify(shop, again.proof)).toBe('surplus');
      expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(false);
    });
  });

  it.each([
    ['a wrong signature', { signature: 'forged' }],
    ['the signature of another payment', { paymentId: 'pay_2' }],
  ])('refuses %s', async (_, changes) => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    await expect(verify(shop, { ...proof, ...changes })).rejects.toThrow(PaymentNotVerified);
    expect(shop.payments.all).toHaveLength(0);
  });

  it.each(['failed', 'refunded'] as const)('refuses a payment that %s', async (status) => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout(), status);
    await expect(verify(shop, proof)).rejects.toThrow(PaymentNotVerified);
  });

  it('refuses another amount than the one on the order', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout(), 'captured', { amountPaise: 100 });
    await expect(verify(shop, proof)).rejects.toThrow(PaymentNotVerified);
    expect(shop.learning.granted).toHaveLength(0);
  });

  it('refuses the order of another course', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    const courseId = SequentialIds.nth(0xc2);
    await expect(verify(shop, proof, { courseId })).rejects.toThrow(PaymentNotVerified);
  });

  it("does not know another learner's order", async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    const learnerId = SequentialIds.nth(0xa2);
    await expect(verify(shop, proof, { learnerId })).rejects.toThrow(NotFound);
  });

  it('refuses to verify for somebody else', async () => {
    const shop = new Shop();
    const { proof } = shop.provider.pay(await shop.checkout());
    await expect(verify(shop, proof, { claimedUserId: EDUCATOR })).rejects.toThrow(Forbidden);
  });
});
