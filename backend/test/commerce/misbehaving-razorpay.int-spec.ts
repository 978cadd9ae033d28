import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Audit } from '../../src/app/audit/audit.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { type CheckoutOrder, type Market, paymentEvent } from './market.js';
import { OLD_SECRET, RazorpayMarket } from './razorpay-market.js';
import type { StandInRazorpay } from './stand-in-razorpay.js';

type Status = 'failed' | 'authorized' | 'captured' | 'refunded';

let shop: RazorpayMarket;
let razorpay: StandInRazorpay;
let market: Market;
let learner: HttpClient;
let courseId: string;

beforeAll(async () => {
  shop = await RazorpayMarket.open();
  ({ razorpay, market } = shop);
});
beforeEach(async () => {
  learner = await market.learner();
  courseId = await market.course();
});
afterAll(() => shop.close());

const deliver = (order: CheckoutOrder, paymentId: string, status: Status, eventId?: string) =>
  shop.deliver(paymentEvent(order, paymentId, status), eventId);
const reconcile = (order: CheckoutOrder) => shop.reconcile(order);
const isEnrolled = () => market.isEnrolled(learner, courseId);
const statusOf = async () =>
  (await learner.get<{ status: string; refundStatus: string | null }[]>('/api/payment/orders'))
    .body[0];

describe('Webhooks of Razorpay', () => {
  it.each<[string, Status[]]>([
    ['late authorization', ['failed', 'authorized', 'captured']],
    ['out of order', ['captured', 'authorized', 'failed']],
    ['twice each', ['authorized', 'authorized', 'captured', 'captured']],
  ])('%s end paid, once', async (_, statuses) => {
    const order = await market.checkout(learner, courseId);
    const { id } = razorpay.pay(order.id, 'captured');
    const before = Number(await market.earnings());
    for (const status of statuses) expect((await deliver(order, id, status)).status).toBe(200);
    expect(await isEnrolled()).toBe(true);
    expect(await market.earnings()).toBe(before + 499);
  });

  it('ten times at once, with the learner coming back, have one effect', async () => {
    const order = await market.checkout(learner, courseId);
    const proof = shop.pay(order);
    const id = proof.razorpay_payment_id;
    const before = Number(await market.earnings());
    const replies = await Promise.all([
      market.verify(learner, proof, courseId),
      ...Array.from({ length: 10 }, () => deliver(order, id, 'captured', 'one event')),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await market.earnings()).toBe(before + 499);
  });

  it('are believed with the secret before, while both are live, and not with any other', async () => {
    const order = await market.checkout(learner, courseId);
    const { id } = razorpay.pay(order.id, 'captured');
    const event = paymentEvent(order, id, 'captured');
    expect((await market.webhook(event, { secret: 'another' })).status).toBe(400);
    expect(await isEnrolled()).toBe(false);
    expect((await market.webhook(event, { secret: OLD_SECRET })).status).toBe(200);
    expect(await isEnrolled()).toBe(true);
  });

  it('that never come are made up for by the reconciler', async () => {
    const order = await market.checkout(learner, courseId);
    razorpay.pay(order.id, 'captured');
    await reconcile(order);
    expect(await isEnrolled()).toBe(true);
  });

  it('of less money than the price buy nothing, and the money goes back', async () => {
    const order = await market.checkout(learner, courseId);
    razorpay.pay(order.id, 'captured', { amount: 100 });
    await reconcile(order);
    expect(await isEnrolled()).toBe(false);
    await eventually('the refund sent', async () => (await statusOf())?.refundStatus === 'sent');
    await reconcile(order);
    expect(await statusOf()).toMatchObject({ status: 'void', refundStatus: 'done' });
  });
});

describe('Refunds at Razorpay', () => {
  async function boughtOrder(): Promise<{ order: CheckoutOrder; orderId: string }> {
    const order = await market.checkout(learner, courseId);
    await deliver(order, razorpay.pay(order.id, 'captured').id, 'captured');
    const { body } = await learner.get<{ _id: string }[]>('/api/payment/orders');
    return { order, orderId: body[0]?._id ?? '' };
  }

  it.each(['lose-reply', 'error-500', 'html-502'] as const)(
    'happen once although the first try met %s',
    async (trouble) => {
      const { order, orderId } = await boughtOrder();
      razorpay.meetNext(trouble);
      await learner.post(`/api/payment/orders/${orderId}/refund`, {});
      await eventually('the refund sent', async () => (await statusOf())?.refundStatus === 'sent');
      await reconcile(order);
      expect(await statusOf()).toMatchObject({ status: 'refunded', refundStatus: 'done' });
    },
  );
});

describe('Money that goes back without us', () => {
  interface Detail {
    readonly status: string;
    readonly refundStatus: string | null;
    readonly timeline: readonly { kind: string; amount: number | null }[];
  }
  let paymentId: string;
  let order: CheckoutOrder;
  let before: number;

  beforeEach(async () => {
    before = Number(await market.earnings());
    order = await market.checkout(learner, courseId);
    paymentId = razorpay.pay(order.id, 'captured').id;
    await deliver(order, paymentId, 'captured');
  });

  const earned = async () => Number(await market.earnings()) - before;
  async function shown(): Promise<Detail> {
    const { body } = await learner.get<{ _id: string }[]>('/api/payment/orders');
    return (await learner.get<Detail>(`/api/payment/orders/${body[0]?._id}`)).body;
  }
  const listed = async (ops: HttpClient, list: 'disputes' | 'returned-twice') =>
    (await ops.get<{ id: string }[]>(`/api/ops/${list}`)).body.map(({ id }) => id);

  it('in parts leaves the course until the last part, and the educator the rest', async () => {
    await shop.deliver(razorpay.sendBack(paymentId, 10_000));
    expect([await isEnrolled(), await earned()]).toEqual([true, 399]);
    expect((await shown()).timeline).toContainEqual(
      expect.objectContaining({ kind: 'refund_part', amount: 10_000 }),
    );
    await shop.deliver(razorpay.sendBack(paymentId, 39_900));
    expect([await isEnrolled(), await earned()]).toEqual([false, 0]);
    expect(await shown()).toMatchObject({ status: 'refunded', refundStatus: 'done' });
  });

  it('is found by the reconciler when the message got lost', async () => {
    razorpay.sendBack(paymentId, 10_000);
    await reconcile(order);
    expect(await earned()).toBe(399);
  });

  it('in part before the course is given back leaves the rest to be returned', async () => {
    await shop.deliver(razorpay.sendBack(paymentId, 10_000));
    const { body } = await learner.get<{ _id: string }[]>('/api/payment/orders');
    await learner.post(`/api/payment/orders/${body[0]?._id}/refund`, {});
    await eventually('the refund sent', async () => (await statusOf())?.refundStatus === 'sent');
    await reconcile(order);
    expect(await statusOf()).toMatchObject({ status: 'refunded', refundStatus: 'done' });
    expect(await earned()).toBe(0);
  });

  it('by a bank ends the course when the dispute is lost, and only then', async () => {
    const ops = await market.app.opsStaff();
    await shop.deliver(razorpay.dispute(paymentId, 'created'));
    expect([await isEnrolled(), await earned()]).toEqual([true, 499]);
    expect(await listed(ops, 'disputes')).toContain(order.id);
    await shop.deliver(razorpay.dispute(paymentId, 'lost', { amount_deducted: 49_900 }));
    expect([await isEnrolled(), await earned()]).toEqual([false, 0]);
    expect(await listed(ops, 'disputes')).not.toContain(order.id);
    expect((await shown()).timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['dispute_opened', 'dispute_lost', 'refund_completed']),
    );
  });

  it('by a bank adds up over several disputes, however often each is told', async () => {
    const lose = (id: string, amount_deducted: number) =>
      shop.deliver(razorpay.dispute(paymentId, 'lost', { id, amount_deducted }));
    await lose('disp_1', 20_000);
    await lose('disp_2', 10_000);
    await lose('disp_1', 20_000);
    expect([await isEnrolled(), await earned()]).toEqual([true, 199]);
    await lose('disp_3', 19_900);
    expect([await isEnrolled(), await earned()]).toEqual([false, 0]);
  });

  it('by a bank that asks keeps the course from being given back until it has decided', async () => {
    const { body } = await learner.get<{ _id: string }[]>('/api/payment/orders');
    const giveBack = () => learner.post(`/api/payment/orders/${body[0]?._id}/refund`, {});
    await shop.deliver(razorpay.dispute(paymentId, 'created'));
    expect(await giveBack()).toMatchObject({ status: 409, body: { code: 'PAYMENT_DISPUTED' } });
    expect(await shown()).toMatchObject({ selfRefund: { isAllowed: false, isDisputed: true } });
    await shop.deliver(razorpay.dispute(paymentId, 'won'));
    expect(await shown()).toMatchObject({ selfRefund: { isAllowed: true, isDisputed: false } });
    expect((await giveBack()).status).toBe(200);
  });

  it('by a bank after it had gone back is told to staff, and is in the books once', async () => {
    const ops = await market.app.opsStaff();
    await shop.deliver(razorpay.sendBack(paymentId, 49_900));
    expect(await listed(ops, 'returned-twice')).not.toContain(order.id);
    await shop.deliver(razorpay.dispute(paymentId, 'lost', { amount_deducted: 49_900 }));
    const { body } = await ops.get<{ id: string }[]>('/api/ops/returned-twice');
    expect(body).toContainEqual(
      expect.objectContaining({ id: order.id, returnedTwice: 49_900, undelivered: [] }),
    );
    expect([await isEnrolled(), await earned()]).toEqual([false, 0]);
  });

  it('by a bank changes nothing when the dispute is won', async () => {
    await shop.deliver(razorpay.dispute(paymentId, 'created'));
    await shop.deliver(razorpay.dispute(paymentId, 'won'));
    expect([await isEnrolled(), await earned()]).toEqual([true, 499]);
  });
});

describe('Money that was set aside and let go', () => {
  it('leaves the order open to be paid', async () => {
    const order = await market.checkout(learner, courseId);
    const { id: first } = razorpay.pay(order.id, 'authorized');
    await shop.deliver(razorpay.tell(first));
    await shop.deliver(razorpay.release(first));
    const { id: second } = razorpay.pay(order.id, 'captured');
    await shop.deliver(razorpay.tell(second));
    expect(await isEnrolled()).toBe(true);
    expect(await statusOf()).toMatchObject({ status: 'paid', refundStatus: null });
  });
});

it('After all that every invariant holds', async () => {
  const findings = await market.app.nest.get(Audit).run();
  expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([]);
});
