import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
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

const ORDERS = '/api/payment/orders';
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
    expect(verified.body).toEqual({
      message: expect.any(String),
      status: 'pending',
      outcome: 'pending',
    });
    const captured = paymentEvent(order, proof.razorpay_payment_id, 'captured');
    await shop.deliver(captured);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('a learner who asks again under the same key hears that the payment arrived meanwhile', async () => {
    const order = await market.checkout(learner, courseId);
    const proof = { ...pay(order, 'captured'), courseId };
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const verify = () => learner.post('/api/payment/verify-payment', proof, options);
    razorpay.meetNext('reset');
    expect((await verify()).status).toBe(202);
    expect((await verify()).status).toBe(200);
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

  it('a learner is told in time when Razorpay hangs, and the next try makes one order', async () => {
    const wait = AbortSignal.timeout.bind(AbortSignal);
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => wait(ms / 50));
    razorpay.meetNext('hang');
    const refused = await market.enroll(learner, courseId);
    expect(limit).toHaveBeenCalledWith(10_000);
    limit.mockRestore();
    expect([refused.status, refused.body['message']]).toEqual([
      503,
      'Something went wrong while enrolling.',
    ]);
    const [open] = (await learner.get<{ _id: string; id: null; status: string }[]>(ORDERS)).body;
    expect(open).toMatchObject({ id: null, status: 'open' });
    const order = await market.checkout(learner, courseId);
    const [same, ...others] = (await learner.get<object[]>(ORDERS)).body;
    expect([same, others]).toEqual([expect.objectContaining({ _id: open?._id, id: order.id }), []]);
    expect(razorpay.orders.filter(({ receipt }) => receipt === open?._id)).toHaveLength(1);
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

describe('What a course was paid with', () => {
  const VISA = { type: 'card', name: 'Visa', account: '1111' };
  const CANARIES = ['4111111111111111', '411111', 'Gaurav Kumar', 'ravi.kumar', '+919876543210'];

  async function shown() {
    const [order] = (await learner.get<{ _id: string; paymentMethod: object }[]>(ORDERS)).body;
    const { body } = await learner.get<{ timeline: { kind: string; paymentMethod: object }[] }>(
      `${ORDERS}/${order?._id}`,
    );
    const captured = body.timeline.find(({ kind }) => kind === 'payment_captured');
    return [order?.paymentMethod, captured?.paymentMethod];
  }

  /** The database's entire content, as text. */
  async function allRows(): Promise<string> {
    const { sql } = market.app;
    const tables = await sql.rows<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const texts = await Promise.all(
      tables.map(({ name }) => sql.rows<{ row: string }>(`select t::text as row from ${name} t`)),
    );
    return texts.flatMap((rows) => rows.map(({ row }) => row)).join('\n');
  }

  it('stands on the order and its timeline, whoever told first', async () => {
    const order = await market.checkout(learner, courseId);
    const { id } = razorpay.pay(order.id, 'captured');
    await shop.deliver(paymentEvent(order, id, 'captured'));
    expect(await shown()).toEqual([null, null]);
    await shop.deliver(razorpay.tell(id));
    expect(await shown()).toEqual([VISA, VISA]);
  });

  it('is a way to recognize it, and nothing of a card or an address is kept besides', async () => {
    const order = await market.checkout(learner, courseId);
    const leaky = { number: CANARIES[0], name: 'Gaurav Kumar', iin: '411111' };
    const contact = { contact: '+919876543210', email: 'ravi.kumar@example.com' };
    const { id } = razorpay.pay(order.id, 'captured', {
      ...{ method: 'upi', vpa: 'ravi.kumar@okhdfcbank', card: leaky },
      ...contact,
    });
    await shop.deliver(razorpay.tell(id));
    const upi = { type: 'upi', name: null, account: 'ra***@okhdfcbank' };
    expect(await shown()).toEqual([upi, upi]);
    const stored = await allRows();
    expect(stored).toContain('ra***@okhdfcbank');
    for (const canary of CANARIES) expect(stored).not.toContain(canary);
  });

  it.each([
    { type: 'card', name: 'Visa', account: '4111111111111111' },
    { type: 'upi', name: null, account: 'ravi.kumar@okhdfcbank' },
    { type: 'card', name: '4111 1111 1111 1111', account: null },
    { ...VISA, cvv: '123' },
  ])('cannot be stored as %j, even by mistake', async (method) => {
    await shop.buy(learner, courseId);
    const change = market.app.sql.rows('update commerce.payment set method = $1', [method]);
    await expect(change).rejects.toThrow('payment_method_keepable');
  });
});
