import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HttpClient, Reply } from '../support/http-client.js';
import { Market, paymentEvent, type Proof } from './market.js';

const UNKNOWN = '0192f0c1-7b5e-7000-8000-000000000000';
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

const told = ({ status, body }: Reply<Record<string, unknown>>) => [
  status,
  body['code'],
  body['message'],
];

async function paid(): Promise<Proof> {
  return market.pay((await market.checkout(learner, courseId)).id);
}

describe('create-order refuses', () => {
  it('visitors', async () => {
    const reply = await market.enroll(market.app.visitor(), courseId);
    expect(told(reply)).toEqual([401, 'UNAUTHENTICATED', 'Please log in to continue.']);
  });

  it('the educator of the course', async () => {
    const reply = await market.enroll(market.educator, courseId);
    expect(told(reply)).toEqual([403, 'OWN_COURSE', 'You cannot enroll in your own course.']);
    const draft = await market.course({ isPublished: false });
    expect((await market.enroll(market.educator, draft)).status).toBe(403);
  });

  it('whoever owns the course', async () => {
    await market.buy(learner, courseId);
    const reply = await market.enroll(learner, courseId);
    expect(told(reply)).toEqual([409, 'ALREADY_OWNED', 'You already own this course.']);
  });

  it('whoever buys for somebody else', async () => {
    const reply = await market.enroll(learner, courseId, { userId: market.educator.user._id });
    expect(told(reply)).toEqual([403, 'FORBIDDEN', 'You are not allowed to do this.']);
  });

  it('courses that are drafts, unknown or no ids at all', async () => {
    const draft = await market.course({ isPublished: false });
    for (const hidden of [draft, UNKNOWN, 'nonsense'])
      expect((await market.enroll(learner, hidden)).status).toBe(404);
  });

  it('a retired course, telling its owners that it is theirs', async () => {
    await market.buy(learner, courseId);
    await market.educator.delete(`/api/course/removecourse/${courseId}`);
    expect((await market.enroll(learner, courseId)).status).toBe(409);
    expect((await market.enroll(await market.learner(), courseId)).status).toBe(404);
    expect((await market.enroll(market.educator, courseId)).status).toBe(404);
  });
});

describe('verify-payment refuses', () => {
  const FAILED = [400, 'PAYMENT_VERIFICATION_FAILED', 'Payment verification failed.'];

  it.each([
    ['a forged signature', { razorpay_signature: '0'.repeat(64) }],
    ['an empty signature', { razorpay_signature: '' }],
    ['the signature of another payment', { razorpay_payment_id: 'pay_other' }],
  ])('%s', async (_, changes) => {
    const proof = { ...(await paid()), ...changes };
    expect(told(await market.verify(learner, proof, courseId))).toEqual(FAILED);
  });

  it('the order of another course', async () => {
    const other = await market.course();
    expect(told(await market.verify(learner, await paid(), other))).toEqual(FAILED);
  });

  it('an order of somebody else, or one that nobody knows', async () => {
    const proof = await paid();
    const stranger = await market.learner();
    expect((await market.verify(stranger, proof, courseId)).status).toBe(404);
    const unknown = { ...proof, razorpay_order_id: 'order_unknown' };
    expect((await market.verify(learner, unknown, courseId)).status).toBe(404);
  });

  it('whoever speaks for somebody else', async () => {
    const userId = market.educator.user._id;
    expect((await market.verify(learner, await paid(), courseId, { userId })).status).toBe(403);
  });

  it('visitors', async () => {
    const visitor = market.app.visitor();
    expect((await market.verify(visitor, await paid(), courseId)).status).toBe(401);
  });

  it('a body without the proof, in words that fit the screen', async () => {
    const reply = await learner.post('/api/payment/verify-payment', { courseId });
    expect([reply.status, reply.body['message']]).toEqual([400, 'Payment verification failed.']);
  });
});

describe('The webhook refuses', () => {
  it('calls signed with another secret, changing nothing', async () => {
    const order = await market.checkout(learner, courseId);
    const forged = paymentEvent(order, 'pay_forged', 'captured');
    const reply = await market.webhook(forged, { secret: 'not the secret' });
    expect(reply.status).toBe(400);
    expect(await market.isEnrolled(learner, courseId)).toBe(false);
  });

  it('calls without a signature, without a body or without sense', async () => {
    const unsigned = await market.app.visitor().send('POST', '/api/payment/webhook', '{}');
    expect(unsigned.status).toBe(400);
    expect((await market.webhook('')).status).toBe(400);
    expect((await market.webhook('not json')).status).toBe(400);
  });

  it('huge calls', async () => {
    expect((await market.webhook(`{"event":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
  });

  it('money of another amount than the order waits for', async () => {
    const order = await market.checkout(learner, courseId);
    const tampered = paymentEvent({ ...order, amount: 100 }, 'pay_tampered', 'captured');
    expect((await market.webhook(tampered)).status).toBe(200);
    expect(await market.isEnrolled(learner, courseId)).toBe(false);
    expect((await market.checkout(learner, courseId)).id).not.toBe(order.id);
  });
});

describe('The sandbox checkout refuses', () => {
  it('unknown orders and outcomes', async () => {
    const visitor = market.app.visitor();
    const pay = (orderId: string, outcome: string) =>
      visitor.post(`/dev/payments/${orderId}/pay`, { outcome });
    expect((await pay('order_unknown', 'success')).status).toBe(404);
    expect((await pay('order_unknown', 'steal')).status).toBe(400);
  });

  it('an order that is paid already', async () => {
    const { razorpay_order_id: orderId } = await paid();
    expect(await market.pay(orderId)).toHaveProperty('error.code', 'BAD_REQUEST_ERROR');
  });
});

describe('The lists', () => {
  it('are for those logged in, and the earnings for educators', async () => {
    const visitor = market.app.visitor();
    expect((await visitor.get('/api/payment/orders')).status).toBe(401);
    expect((await visitor.get('/api/course/dashboard')).status).toBe(401);
    expect((await learner.get('/api/course/dashboard')).status).toBe(403);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x'])('refuse %s', async (query) => {
    expect((await learner.get(`/api/payment/orders?${query}`)).status).toBe(400);
  });
});
