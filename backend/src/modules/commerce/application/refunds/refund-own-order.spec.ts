import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import {
  GivenBackBefore,
  NothingToRefund,
  PaymentDisputed,
  RefundOutsideTerms,
} from '../../domain/errors.js';
import { aReport } from '../../testing/order-builder.js';
import { aProviderEvent } from '../../testing/provider-event-builder.js';
import { COURSE, EDUCATOR, LEARNER, Shop } from '../../testing/shop.js';
import { DISPUTE_EVENTS } from '../payments/provider-events.js';

let shop: Shop;
let orderId: string;

beforeEach(async () => {
  shop = new Shop();
  const { report } = shop.provider.pay(await shop.checkout());
  const order = await shop.settle(report);
  orderId = order?.id ?? '';
});

const refund = (learnerId = LEARNER) =>
  shop.refundOwnOrder.execute({ learnerId, orderId, reason: 'Wrong course.' });
const typesOf = () => shop.facts.all.map(({ type }) => type);

describe('Giving a course back', () => {
  it('ends access, takes the earning back and owes the learner the money, at once', async () => {
    await refund();
    expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(false);
    expect(await shop.ledger.balanceOf('educator', EDUCATOR)).toBe(0);
    expect(await shop.ledger.balanceOf('refunds-due', LEARNER)).toBe(49_900);
    expect(typesOf()).toContain('commerce.order_refunded.v1');
    expect(typesOf()).toContain('commerce.refund_requested.v1');
  });

  it('twice is giving it back once', async () => {
    await refund();
    await refund();
    expect(shop.refunds.all).toHaveLength(1);
    expect(shop.ledger.entries).toHaveLength(4);
  });

  describe('that was given back before and bought again', () => {
    /** Buys the course again; returns the order. */
    const buyAgain = async (paymentId: string) => {
      const { report } = shop.provider.pay(await shop.checkout(), 'captured', { paymentId });
      return (await shop.settle(report))?.id ?? '';
    };

    it('is refused: the right is good once, or all of a course could be had for nothing', async () => {
      await refund();
      orderId = await buyAgain('pay_2');
      await expect(refund()).rejects.toThrow(GivenBackBefore);
      expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(true);
      expect(shop.refunds.all).toHaveLength(1);
    });

    it('is fine where it was our team that had given the money back', async () => {
      const permit = () => undefined;
      await shop.returnMoney.execute({ orderId, cause: 'ops', reason: 'No sound.', permit });
      orderId = await buyAgain('pay_2');
      await refund();
      expect(shop.refunds.all.map(({ cause }) => cause)).toEqual(['ops', 'learner']);
    });

    it('is possible for our team, as often as it takes', async () => {
      await refund();
      orderId = await buyAgain('pay_2');
      const permit = () => undefined;
      await shop.returnMoney.execute({ orderId, cause: 'ops', reason: 'No sound.', permit });
      expect(shop.refunds.all).toHaveLength(2);
    });
  });

  it('is refused once too much was watched, or too many days have passed', async () => {
    shop.learning.watched = 0.3;
    await expect(refund()).rejects.toThrow(RefundOutsideTerms);
    shop.learning.watched = 0;
    shop.clock.advance(7 * 86_400 + 1);
    await expect(refund()).rejects.toThrow(RefundOutsideTerms);
    expect(await shop.learning.isEnrolled(LEARNER, COURSE)).toBe(true);
  });

  it('waits while a bank asks about the payment, which could take the same money back', async () => {
    const hear = (type: string) =>
      shop.events.note(
        aProviderEvent({ id: type, type, report: aReport({ paymentId: 'pay_1' }) }),
        shop.clock.now(),
      );
    await hear(DISPUTE_EVENTS.opened);
    await expect(refund()).rejects.toThrow(PaymentDisputed);
    expect(shop.refunds.all).toEqual([]);
    await hear(DISPUTE_EVENTS.won);
    await refund();
    expect(shop.refunds.all).toHaveLength(1);
  });

  it("does not know other people's orders", async () => {
    await expect(refund(EDUCATOR)).rejects.toThrow(NotFound);
  });

  it('has nothing to return before anybody paid', async () => {
    const other = new Shop();
    await other.checkout();
    const [open] = other.orders.all;
    const command = { learnerId: LEARNER, orderId: open?.id ?? '', reason: '' };
    await expect(other.refundOwnOrder.execute(command)).rejects.toThrow(NothingToRefund);
  });
});
