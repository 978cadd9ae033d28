import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { ForgetWords } from '../../src/modules/commerce/application/refunds/forget-words.js';
import type { HttpClient } from '../support/http-client.js';
import { Market } from './market.js';

interface OrderDetail {
  readonly _id: string;
  readonly status: string;
  readonly refundStatus: string | null;
  readonly timeline: readonly { kind: string; at: string; paymentId: string | null }[];
  readonly selfRefund: { isAllowed: boolean; until: string | null; terms: string };
  readonly receiptUrl: string | null;
}

let market: Market;
let learner: HttpClient;
let courseId: string;

beforeAll(async () => {
  market = await Market.open();
});
beforeEach(async () => {
  learner = await market.learner();
  courseId = await market.course();
});
afterAll(() => market.app.close());

async function boughtOrder(): Promise<string> {
  await market.buy(learner, courseId);
  const { body } = await learner.get<OrderDetail[]>('/api/payment/orders');
  return body[0]?._id ?? '';
}

const show = async (id: string) =>
  (await learner.get<OrderDetail>(`/api/payment/orders/${id}`)).body;
const refund = (id: string, buyer = learner) =>
  buyer.post<OrderDetail & { code?: string }>(`/api/payment/orders/${id}/refund`, {
    reason: 'Wrong course.',
  });
const kindsOf = ({ timeline }: OrderDetail) => timeline.map(({ kind }) => kind);
const mailsTo = async ({ user }: HttpClient) =>
  (await market.app.mails()).filter(({ to }) => to === user.email).map(({ subject }) => subject);

describe('What a learner wrote when they gave a course back', () => {
  it('goes with the account, while the order stays', async () => {
    const orderId = await boughtOrder();
    await refund(orderId);
    const reasons = () =>
      market.app.sql.rows<{ reason: string }>(
        'select reason from commerce.refund where order_id = $1',
        [orderId],
      );
    expect(await reasons()).toEqual([{ reason: 'Wrong course.' }]);
    const learnerId = learner.user._id;
    await inOwnScope(() => market.app.nest.get(ForgetWords).execute({ learnerId }));
    expect(await reasons()).toEqual([{ reason: '' }]);
  });
});

describe('An order', () => {
  it('tells where the money is and what can be done', async () => {
    const order = await show(await boughtOrder());
    expect(kindsOf(order)).toEqual(['ordered', 'payment_captured', 'enrolled']);
    expect(order.selfRefund).toEqual({
      isAllowed: true,
      isDisputed: false,
      isGivenBackBefore: false,
      until: expect.any(String),
      terms: expect.stringContaining('within 7 days'),
    });
  });

  it('tells of a declined payment', async () => {
    const { id } = await market.checkout(learner, courseId);
    await market.pay(id, 'failed');
    const { body } = await learner.get<OrderDetail[]>('/api/payment/orders');
    await eventually('the failed payment in the history', async () =>
      kindsOf(await show(body[0]?._id ?? '')).includes('payment_failed'),
    );
  });

  it("is nobody else's", async () => {
    const orderId = await boughtOrder();
    const stranger = await market.learner();
    for (const path of [orderId, `${orderId}/receipt`, `${orderId}/credit-note`, 'nonsense'])
      expect((await stranger.get(`/api/payment/orders/${path}`)).status).toBe(404);
    expect((await refund(orderId, stranger)).status).toBe(404);
    const tooLong = { reason: 'x'.repeat(501) };
    const path = `/api/payment/orders/${orderId}/refund`;
    expect((await stranger.post(path, tooLong)).status).toBe(404);
    expect((await learner.post(path, tooLong)).status).toBe(400);
    expect((await refund(orderId, market.app.visitor())).status).toBe(401);
  });
});

describe('Giving a course back', () => {
  it('ends access at once, sends the money back once and tells the buyer', async () => {
    const before = await market.earnings();
    const orderId = await boughtOrder();
    const { status, body } = await refund(orderId);
    expect([status, body.status]).toEqual([200, 'refunded']);
    expect(await market.isEnrolled(learner, courseId)).toBe(false);
    expect(await market.earnings()).toBe(before);
    expect((await refund(orderId)).status).toBe(200);
    await eventually('the refund done', async () => (await show(orderId)).refundStatus === 'done');
    expect(kindsOf(await show(orderId))).toEqual([
      'ordered',
      'payment_captured',
      'enrolled',
      'refund_requested',
      'refund_sent',
      'refund_completed',
    ]);
    await eventually(
      'three mails to the learner',
      async () => (await mailsTo(learner)).length === 3,
    );
    expect((await mailsTo(learner)).reverse()).toEqual([
      'Your payment of ₹499 for CCTV Basics',
      '₹499 is on its way back to you',
      '₹499 was returned to you',
    ]);
  });

  it('greets nobody by name whose address is not confirmed: anybody may have signed up with it', async () => {
    await boughtOrder();
    const letters = async () =>
      (await market.app.mails()).filter(({ to }) => to === learner.user.email);
    await eventually('the mail about the payment', async () => (await letters()).length === 1);
    expect((await letters())[0]?.text).toMatch(/^Hello,/);
    await market.app.confirmAddress(learner);
    courseId = await market.course();
    await boughtOrder();
    await eventually('the next one', async () => (await letters()).length === 2);
    expect((await letters())[0]?.text).toContain(`Hello ${learner.user.name},`);
  });

  it('lets the learner buy the course again', async () => {
    await refund(await boughtOrder());
    expect((await market.buy(learner, courseId)).status).toBe(200);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('is what a checkout that comes back only then is told', async () => {
    const { id } = await market.checkout(learner, courseId);
    const proof = await market.pay(id);
    await market.verify(learner, proof, courseId);
    const { body } = await learner.get<OrderDetail[]>('/api/payment/orders');
    await refund(body[0]?._id ?? '');
    const { status, body: told } = await market.verify(learner, proof, courseId);
    expect([status, told]).toEqual([
      200,
      { message: 'This payment was returned to you.', outcome: 'returned' },
    ]);
  });

  it('is refused to whoever did so before and bought it again, who reads that people decide now', async () => {
    await refund(await boughtOrder());
    const again = await boughtOrder();
    expect((await show(again)).selfRefund).toMatchObject({
      isAllowed: false,
      isGivenBackBefore: true,
    });
    const { status, body } = await refund(again);
    expect([status, body.code]).toEqual([409, 'GIVEN_BACK_BEFORE']);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('is refused after the last day', async () => {
    const orderId = await boughtOrder();
    await market.app.sql.rows(
      `update commerce."order" set paid_at = paid_at - interval '8 days' where id = $1`,
      [orderId],
    );
    const { status, body } = await refund(orderId);
    expect([status, body.code]).toEqual([409, 'REFUND_NOT_ALLOWED']);
    expect((await show(orderId)).selfRefund.isAllowed).toBe(false);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('is refused for an order that was never paid', async () => {
    await market.checkout(learner, courseId);
    const { body } = await learner.get<OrderDetail[]>('/api/payment/orders');
    const reply = await refund(body[0]?._id ?? '');
    expect([reply.status, reply.body.code]).toEqual([409, 'NOTHING_TO_REFUND']);
  });
});

describe('The receipt', () => {
  it('is a PDF of one page', async () => {
    const orderId = await boughtOrder();
    const reply = await learner.get<string>(`/api/payment/orders/${orderId}/receipt`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toContain(`receipt-${orderId}.pdf`);
    expect(reply.body.slice(0, 5)).toBe('%PDF-');
    expect(reply.body.trimEnd().slice(-5)).toBe('%%EOF');
  });

  it('does not exist for an unpaid order', async () => {
    await market.checkout(learner, courseId);
    const { body } = await learner.get<OrderDetail[]>('/api/payment/orders');
    const reply = await learner.get(`/api/payment/orders/${body[0]?._id}/receipt`);
    expect(reply.status).toBe(404);
  });
});
