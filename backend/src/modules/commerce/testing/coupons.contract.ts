import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../../platform/domain/money.js';
import { UuidIds } from '../../../platform/infrastructure/ids/uuid-ids.js';
import type { OpenedOrder, Order } from '../domain/order.js';
import { aCoupon } from './coupon-builder.js';
import { AT, anOrder, aPayment } from './order-builder.js';
import type { Stores } from './stores.js';

const ids = new UuidIds();
const MINUTE_AGO = new Date(AT.getTime() - 60_000);

/** What the stores promise about coupons and the orders that use them. */
export function couponsContract(open: () => Promise<Stores>): void {
  let stores: Stores;
  let terms: { id: string; courseId: string; educatorId: string };
  beforeEach(async () => {
    stores = await open();
    terms = { id: ids.next(), courseId: ids.next(), educatorId: ids.next() };
  });

  const inRequest = <T>(work: () => Promise<T>) => stores.request(work);

  /** Opens an order with the coupon of the terms, for 399 rupees. */
  async function order(changes: Partial<OpenedOrder> = {}) {
    const discount = { couponId: terms.id, code: 'DIWALI-20', listPrice: Money.ofPaise(49_900) };
    const price = Money.ofPaise(39_900);
    const opened = anOrder({ id: ids.next(), learnerId: ids.next(), price, discount, ...changes });
    await inRequest(() => stores.orders.openOnce(opened));
    return opened;
  }

  async function paidOrder() {
    const { id } = await order();
    return change(id, (paid) => paid.pay(paymentOf(paid), AT));
  }

  const paymentOf = (paid: Order) =>
    aPayment(paid, { paymentId: `pay ${paid.id}`, amountPaise: 39_900 });

  function change(orderId: string, step: (order: Order) => void): Promise<Order> {
    return inRequest(() =>
      stores.work.run(async () => {
        const found = await stores.orders.lock(orderId);
        if (!found) throw new Error('The order is gone.');
        step(found);
        await stores.orders.save(found);
        return found;
      }),
    );
  }

  const othersThan = (learnerId: string) =>
    inRequest(() => stores.orders.usesByOthers(terms.id, { than: learnerId, since: AT }));

  describe('coupons', () => {
    it('are found as they were added, by id and by the code of their course', async () => {
      const coupon = aCoupon({ ...terms, maxUses: 5, expiresAt: new Date('2026-12-31T00:00:00Z') });
      expect(await inRequest(() => stores.coupons.add(coupon))).toBe(true);
      expect(await inRequest(() => stores.coupons.find(terms.id))).toEqual(coupon);
      const { courseId } = terms;
      expect(await inRequest(() => stores.coupons.byCode(courseId, 'DIWALI-20'))).toEqual(coupon);
      expect(await inRequest(() => stores.coupons.byCode(ids.next(), 'DIWALI-20'))).toBeNull();
    });

    it('have a code of their own in their course, also once they have ended', async () => {
      await inRequest(() => stores.coupons.add(aCoupon(terms)));
      await inRequest(() =>
        stores.work.run(async () => {
          const first = await stores.coupons.lock(terms.id);
          first?.end(AT);
          if (first) await stores.coupons.save(first);
        }),
      );
      const second = aCoupon({ ...terms, id: ids.next() });
      expect(await inRequest(() => stores.coupons.add(second))).toBe(false);
      const elsewhere = aCoupon({ ...terms, id: ids.next(), courseId: ids.next() });
      expect(await inRequest(() => stores.coupons.add(elsewhere))).toBe(true);
      const kept = await inRequest(() => stores.coupons.find(terms.id));
      expect(kept?.endedAt).toEqual(AT);
    });

    it('are listed newest first', async () => {
      const later = { ...terms, id: ids.next(), code: 'LATER' };
      await inRequest(() => stores.coupons.add(aCoupon(terms)));
      await inRequest(() => stores.coupons.add(aCoupon(later)));
      const listed = await inRequest(() => stores.coupons.ofCourse(terms.courseId));
      expect(listed.map(({ code }) => code)).toEqual(['LATER', 'DIWALI-20']);
    });

    it('go with their course, and with their educator', async () => {
      const { courseId, educatorId } = terms;
      const other = { ...terms, id: ids.next(), courseId: ids.next() };
      await inRequest(() => stores.coupons.add(aCoupon(terms)));
      await inRequest(() => stores.coupons.add(aCoupon(other)));
      await inRequest(() => stores.coupons.removeOfCourse(courseId));
      expect(await inRequest(() => stores.coupons.find(terms.id))).toBeNull();
      expect(await inRequest(() => stores.coupons.find(other.id))).not.toBeNull();
      await inRequest(() => stores.coupons.removeOfEducator(educatorId));
      expect(await inRequest(() => stores.coupons.find(other.id))).toBeNull();
    });
  });

  describe('orders with a coupon', () => {
    it('are found with it', async () => {
      const { id, discount } = await order();
      const found = await inRequest(() => stores.orders.find(id));
      expect(found?.discount).toEqual(discount);
    });

    it('are open once for each coupon, even at the same price', async () => {
      const first = await order();
      const { learnerId, price, discount } = first;
      const again = anOrder({ id: ids.next(), learnerId, price, discount });
      const without = anOrder({ id: ids.next(), learnerId, price });
      const reused = await inRequest(() => stores.orders.openOnce(again));
      expect(reused.id).toBe(first.id);
      const other = await inRequest(() => stores.orders.openOnce(without));
      expect(other.id).toBe(without.id);
    });

    it('count as sales once they are paid, and no longer when they are refunded', async () => {
      const paid = await paidOrder();
      const { id } = await paidOrder();
      await change(id, (refunded) => void refunded.returnMoney(paymentOf(refunded), AT));
      await order();
      const sales = await inRequest(() => stores.orders.salesWith([terms.id, ids.next()]));
      expect([...sales]).toEqual([[paid.discount?.couponId, 1]]);
    });

    it('are open once for each price without it, which receipts name', async () => {
      const first = await order();
      const { learnerId, price } = first;
      const discount = { couponId: terms.id, code: 'DIWALI-20', listPrice: Money.ofPaise(49_950) };
      const other = anOrder({ id: ids.next(), learnerId, price, discount });
      const opened = await inRequest(() => stores.orders.openOnce(other));
      expect(opened.id).toBe(other.id);
    });

    it('are found by the code, the one handed out last', async () => {
      const { id, learnerId, courseId } = await order();
      const [plain, price] = [ids.next(), Money.ofPaise(49_900)];
      await order({ id: plain, learnerId, price, discount: null, at: MINUTE_AGO });
      const found = (code: string | null) =>
        inRequest(() => stores.orders.openFor(learnerId, courseId, code));
      expect((await found('DIWALI-20'))?.id).toBe(id);
      expect((await found(null))?.id).toBe(id);
      expect(await found('OTHER')).toBeNull();
    });

    it('take a use when they are paid, or were handed out lately, by somebody else', async () => {
      expect(await othersThan(ids.next())).toBe(0);
      const open = await order();
      await order({ at: MINUTE_AGO });
      const paid = await paidOrder();
      expect(await othersThan(ids.next())).toBe(2);
      expect(await othersThan(open.learnerId)).toBe(1);
      expect(await othersThan(paid.learnerId)).toBe(1);
    });

    it('take one use of a learner, however many they have', async () => {
      const { learnerId } = await order();
      await order({ learnerId, price: Money.ofPaise(29_900) });
      expect(await othersThan(ids.next())).toBe(1);
    });
  });
}
