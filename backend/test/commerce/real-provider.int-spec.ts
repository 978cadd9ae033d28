import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../support/http-client.js';
import { type CheckoutOrder, type Market, paymentEvent } from './market.js';
import { RazorpayMarket } from './razorpay-market.js';
import { ACCOUNT, type StandInRazorpay, type Trouble } from './stand-in-razorpay.js';

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

const pay = (order: CheckoutOrder, status: string) => shop.pay(order, status);

describe('With an account at Razorpay', () => {
  it('a learner pays there and is enrolled', async () => {
    const order = await market.checkout(learner, courseId);
    expect(order.keyId).toBe(ACCOUNT.keyId);
    const verified = await market.verify(learner, pay(order, 'captured'), courseId);
    expect(verified.status).toBe(200);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it.each<[string, string, Trouble[]]>([
    ['the money is authorized only', 'authorized', []],
    ['Razorpay does not answer', 'captured', ['reset']],
    ['Razorpay answers with a web page', 'captured', ['html-502']],
  ])('a learner waits for the webhook while %s', async (_, status, troubles) => {
    const order = await market.checkout(learner, courseId);
    const proof = pay(order, status);
    razorpay.meetNext(...troubles);
    const verified = await market.verify(learner, proof, courseId);
    expect(verified.status).toBe(202);
    expect(verified.body).toEqual({ message: expect.any(String), status: 'pending' });
    const captured = paymentEvent(order, proof.razorpay_payment_id, 'captured');
    await shop.deliver(captured);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('a learner is told when the order cannot be made, and the next try makes one', async () => {
    razorpay.meetNext('lose-reply');
    const refused = await market.enroll(learner, courseId);
    expect([refused.status, refused.body['message']]).toEqual([
      503,
      'Something went wrong while enrolling.',
    ]);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    const made = razorpay.orders.length;
    await market.checkout(learner, courseId);
    expect(razorpay.orders).toHaveLength(made);
  });

  it('a payment that failed there is not verified', async () => {
    const proof = pay(await market.checkout(learner, courseId), 'failed');
    expect((await market.verify(learner, proof, courseId)).status).toBe(400);
  });

  it('the sandbox does not exist', async () => {
    const { id } = await market.checkout(learner, courseId);
    const reply = await learner.post(`/dev/payments/${id}/pay`, { outcome: 'success' });
    expect(reply.status).toBe(404);
  });
});
