import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { Audit } from '../../src/app/audit/audit.js';
import { CheckDueOrders } from '../../src/modules/commerce/application/check-due-orders.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { type CheckoutOrder, Market, paymentEvent } from './market.js';
import { ACCOUNT, signedByStandIn, StandInRazorpay } from './stand-in-razorpay.js';

type Status = 'failed' | 'authorized' | 'captured' | 'refunded';

const OLD_SECRET = 'the webhook secret before';
let razorpay: StandInRazorpay;
let market: Market;
let learner: HttpClient;
let courseId: string;

beforeAll(async () => {
  razorpay = await StandInRazorpay.start();
  market = await Market.open({
    RAZORPAY_KEY_ID: ACCOUNT.keyId,
    RAZORPAY_KEY_SECRET: ACCOUNT.keySecret,
    RAZORPAY_WEBHOOK_SECRET: `${ACCOUNT.webhookSecret},${OLD_SECRET}`,
    RAZORPAY_BASE_URL: razorpay.url,
  });
});
beforeEach(async () => {
  learner = await market.learner();
  courseId = await market.course();
});
afterAll(async () => {
  await market.app.close();
  await razorpay.close();
});

let deliveries = 0;
function deliver(order: CheckoutOrder, paymentId: string, status: Status, eventId?: string) {
  deliveries += 1;
  return market.webhook(paymentEvent(order, paymentId, status), {
    secret: ACCOUNT.webhookSecret,
    eventId: eventId ?? `event ${deliveries}`,
  });
}

/** Fifteen minutes later: the time itself would take too long. */
async function reconcile(order: CheckoutOrder): Promise<void> {
  await market.app.sql.rows(
    `update commerce."order" set next_check_at = now() where provider_order_id = $1`,
    [order.id],
  );
  await RequestContext.create(market.app.nest.get(EntityManager), () =>
    market.app.nest.get(CheckDueOrders).execute(),
  );
}

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
    const { id } = razorpay.pay(order.id, 'captured');
    const proof = {
      razorpay_order_id: order.id,
      razorpay_payment_id: id,
      razorpay_signature: signedByStandIn(ACCOUNT.keySecret, `${order.id}|${id}`),
    };
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
    await eventually(async () => (await statusOf())?.refundStatus === 'sent');
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
      await eventually(async () => (await statusOf())?.refundStatus === 'sent', 10_000);
      await reconcile(order);
      expect(await statusOf()).toMatchObject({ status: 'refunded', refundStatus: 'done' });
    },
  );
});

it('After all that every invariant holds', async () => {
  const findings = await market.app.nest.get(Audit).run();
  expect(findings.filter(({ breaches }) => breaches > 0)).toEqual([]);
});
