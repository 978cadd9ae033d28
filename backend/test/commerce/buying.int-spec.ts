import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { inFull } from './full.js';
import { Market, paymentEvent } from './market.js';

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

/** What a learner is owed for payments that bought nothing; null when there never were any. */
async function owedTo({ user }: HttpClient): Promise<number | null> {
  const row = await market.app.sql.first<{ paise: number | null }>(
    `select sum(paise)::float8 as paise from commerce.ledger_entry
     where account = 'refunds-due' and owner_id = $1`,
    [user._id],
  );
  return row?.paise ?? null;
}

const SURPLUS = {
  message:
    'You have this course already, or it is no longer sold, or costs more now. Your payment will be returned to you.',
  outcome: 'surplus',
};

describe('Buying a course', () => {
  it('opens the checkout with the amount in paise, INR and the sandbox', async () => {
    const { status, body } = await market.enroll(learner, courseId, { userId: learner.user._id });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^order_/),
      amount: 49_900,
      currency: 'INR',
      keyId: 'sandbox',
    });
  });

  it('enrolls whoever comes back with the proof, and answers a replay the same', async () => {
    const { id } = await market.checkout(learner, courseId);
    const proof = await market.pay(id);
    const first = await market.verify(learner, proof, courseId, { userId: learner.user._id });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      message: 'Payment successful. You are now enrolled.',
      outcome: 'enrolled',
    });
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
    const again = await market.verify(learner, proof, courseId);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
  });

  it('earns the educator what was paid, whatever the price becomes', async () => {
    const before = Number(await market.earnings());
    await market.buy(learner, courseId);
    await market.edit(courseId, { price: '999' });
    expect(await market.earnings()).toBe(before + 499);
  });

  it('enrolls whoever pays and never comes back, within two seconds', async () => {
    const { id } = await market.checkout(learner, courseId);
    await market.pay(id, 'captured-without-return');
    await eventually('the enrollment', () => market.isEnrolled(learner, courseId));
    expect((await market.enroll(learner, courseId)).status).toBe(409);
  });

  it('lets a declined learner try again with the same order', async () => {
    const { id } = await market.checkout(learner, courseId);
    expect(await market.pay(id, 'failed')).toEqual({
      error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) },
    });
    expect((await market.checkout(learner, courseId)).id).toBe(id);
    expect((await market.verify(learner, await market.pay(id), courseId)).status).toBe(200);
  });

  it('enrolls at once when the price is 0', async () => {
    const free = await market.course({ price: '0' });
    const { status, body } = await market.enroll(learner, free);
    expect(status).toBe(200);
    expect(body).toEqual({ id: null, amount: 0, enrolled: true, message: 'You are now enrolled.' });
    expect(await market.isEnrolled(learner, free)).toBe(true);
  });

  it('waits for a price where none is set', async () => {
    const unpriced = await market.course({ price: '' });
    const { status, body } = await market.enroll(learner, unpriced);
    expect([status, body['code']]).toEqual([409, 'PRICE_NOT_SET']);
    expect(await market.isEnrolled(learner, unpriced)).toBe(false);
  });

  it('freezes the price on the order and opens another one for a new price', async () => {
    const before = await market.checkout(learner, courseId);
    await market.edit(courseId, { price: '199.50' });
    const after = await market.checkout(learner, courseId);
    expect([before.amount, after.amount]).toEqual([49_900, 19_950]);
    expect(after.id).not.toBe(before.id);
  });

  it('gives the money back to whoever pays a course twice, and leaves the course', async () => {
    const before = await market.checkout(learner, courseId);
    await market.edit(courseId, { price: '199' });
    await market.buy(learner, courseId);
    const second = await market.verify(learner, await market.pay(before.id), courseId);
    expect([second.status, second.body]).toEqual([200, SURPLUS]);
    await eventually('the second payment returned', async () => (await owedTo(learner)) === 0);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('gives the money back when the course was deleted before it was paid', async () => {
    const { id } = await market.checkout(learner, courseId);
    await market.educator.delete(`/api/course/removecourse/${courseId}`);
    const { status, body } = await market.verify(learner, await market.pay(id), courseId);
    expect([status, body]).toEqual([200, SURPLUS]);
    await eventually('the payment returned', async () => (await owedTo(learner)) === 0);
  });

  it('leaves a course that is no longer published to its learners, and to who is about to pay', async () => {
    await market.buy(learner, courseId);
    const [payer, newcomer] = [await market.learner(), await market.learner()];
    const { id } = await market.checkout(payer, courseId);
    await market.edit(courseId, { isPublished: 'false' });
    const page = `/api/course/getcourse/${courseId}`;
    const lectures = `/api/course/getcourselecture/${courseId}`;
    expect((await newcomer.get(page)).status).toBe(404);
    expect((await market.enroll(newcomer, courseId)).status).toBe(404);
    expect((await market.verify(payer, await market.pay(id), courseId)).status).toBe(200);
    for (const owner of [learner, payer]) {
      expect((await owner.get(page)).status).toBe(200);
      expect((await owner.get(lectures)).status).toBe(200);
    }
  });

  it('lists the orders, newest first, with a link to older ones', async () => {
    await market.buy(learner, courseId);
    const newer = await market.course();
    await market.checkout(learner, newer);
    const { body, headers } = await learner.get<object[]>('/api/payment/orders?limit=1');
    expect(body).toEqual([
      expect.objectContaining({ courseId: newer, status: 'open', amount: 49_900, paidAt: null }),
    ]);
    const next = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
    const rest = await learner.get<object[]>(next);
    expect(rest.body).toEqual([expect.objectContaining({ courseId, status: 'paid' })]);
    expect(rest.headers.get('link')).toBeNull();
  });
});

describe('The webhook', () => {
  it('ends access and takes the earning back when the payment was refunded', async () => {
    const before = await market.earnings();
    const order = await market.checkout(learner, courseId);
    await market.webhook(paymentEvent(order, 'pay_r', 'captured'));
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
    await market.webhook(paymentEvent(order, 'pay_r', 'refunded'));
    expect(await market.isEnrolled(learner, courseId)).toBe(false);
    expect(await market.earnings()).toBe(before);
    expect((await market.buy(learner, courseId)).status).toBe(200);
  });

  it('ends paid after a failure, a late authorization and the capture', async () => {
    const order = await market.checkout(learner, courseId);
    for (const status of ['failed', 'authorized', 'captured'] as const)
      expect((await market.webhook(paymentEvent(order, 'pay_l', status))).status).toBe(200);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('notes kinds of events that it does not know', async () => {
    const { status, body } = await market.webhook('{"event":"settlement.processed"}');
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });
});

describe('Fifty returns and webhooks at once', () => {
  const ROUNDS = inFull(100, 3);

  it(`have one effect, ${ROUNDS} times`, async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const buyer = await market.learner();
      const before = Number(await market.earnings());
      const order = await market.checkout(buyer, courseId);
      const proof = await market.pay(order.id);
      const captured = paymentEvent(order, proof.razorpay_payment_id, 'captured');
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          n % 2 === 0
            ? market.verify(buyer, proof, courseId)
            : market.webhook(captured, { eventId: `event ${round} ${n % 6}` }),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
      expect(await market.isEnrolled(buyer, courseId)).toBe(true);
      expect(await market.earnings()).toBe(before + 499);
    }
  }, 600_000);
});

describe('Ten clicks on Enroll Now at once', () => {
  it('open one order', async () => {
    const orders = await Promise.all(
      Array.from({ length: 10 }, () => market.checkout(learner, courseId)),
    );
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
  });
});
