import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { Market } from './market.js';

interface Report {
  readonly changed: boolean;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}
interface OpsOrder {
  readonly _id: string;
  readonly status: string;
  readonly refundStatus: string | null;
  readonly learnerId: string;
  readonly sharesDeviceWithEducator: boolean;
}

const reason = 'Ticket 4711: asked for by the learner';
let market: Market;
let ops: HttpClient;
let learner: HttpClient;
let courseId: string;

beforeAll(async () => {
  market = await Market.open();
  ops = await market.app.opsStaff();
});
beforeEach(async () => {
  learner = await market.learner();
  courseId = await market.course();
});
afterAll(() => market.app.close());

const find = async (term: string) =>
  (await ops.get<OpsOrder[]>(`/api/ops/orders?term=${term}`)).body;
const act = (orderId: string, verb: string, body: object = {}) =>
  ops.post<Report>(`/api/ops/orders/${orderId}/${verb}`, { reason, ...body });

/** An account signed up in the educator's browser, after the educator logged out. */
async function secondAccountOfEducator(): Promise<HttpClient> {
  const browser = market.app.visitor();
  browser.setCookie('device', market.educator.cookie('device') ?? '');
  await browser.signUp('student', 'A second account');
  return browser;
}

describe('Ops staff', () => {
  it('find an order by its learner, its payment and its ids', async () => {
    const { id } = await market.checkout(learner, courseId);
    const proof = await market.pay(id);
    await market.verify(learner, proof, courseId);
    const [order] = await find(learner.user._id);
    for (const term of [order?._id ?? '', id, proof.razorpay_payment_id])
      expect(await find(term)).toEqual([order]);
    expect(await find('nothing')).toEqual([]);
  });

  it('are told that an address is nothing to search by', async () => {
    expect((await ops.get('/api/ops/orders?term=asha@example.com')).status).toBe(400);
  });

  it('see who did it when several give money back at once, and buyers read no reason of theirs', async () => {
    await market.buy(learner, courseId);
    const [order] = await find(learner.user._id);
    const reports = await Promise.all([1, 2, 3].map(() => act(order?._id ?? '', 'refund')));
    expect(reports.map(({ body }) => body.changed).sort()).toEqual([false, false, true]);
    const { body } = await learner.get<{ orders: { refunds: object[] }[] }>('/api/user/export');
    expect(JSON.stringify(body)).not.toContain('4711');
    expect(body.orders[0]?.refunds).toHaveLength(1);
  });

  it('give money back whatever the terms say, once, after a dry run that changes nothing', async () => {
    await market.buy(learner, courseId);
    await market.app.sql.rows(
      `update commerce."order" set paid_at = paid_at - interval '90 days' where learner_id = $1`,
      [learner.user._id],
    );
    const [order] = await find(learner.user._id);
    const orderId = order?._id ?? '';
    const rehearsed = await act(orderId, 'refund', { dryRun: true });
    expect(rehearsed.body).toMatchObject({
      changed: true,
      after: { status: 'refunded', refundedPaise: 49_900 },
    });
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
    expect((await act(orderId, 'refund')).body.changed).toBe(true);
    expect((await act(orderId, 'refund')).body.changed).toBe(false);
    expect(await market.isEnrolled(learner, courseId)).toBe(false);
    await eventually(
      'the refund done',
      async () => (await find(orderId))[0]?.refundStatus === 'done',
    );
  });

  it('reconcile an order whose messages all got lost', async () => {
    const { id } = await market.checkout(learner, courseId);
    // Paid at the provider without a webhook.
    await market.app.sql.rows(
      `insert into commerce.sandbox_payment (id, order_id, status) values ($1, $2, 'captured')`,
      [`pay_${id}`, id],
    );
    const [order] = await find(id);
    const { body } = await act(order?._id ?? '', 'reconcile');
    expect(body).toMatchObject({ before: { status: 'open' }, after: { status: 'paid' } });
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('see which learners share a browser with the educator, and which do not', async () => {
    const first = await secondAccountOfEducator();
    const second = await secondAccountOfEducator();
    for (const buyer of [learner, first, second]) await market.buy(buyer, courseId);
    expect((await find(learner.user._id))[0]?.sharesDeviceWithEducator).toBe(false);
    expect((await find(first.user._id))[0]?.sharesDeviceWithEducator).toBe(true);

    const path = `/api/ops/orders/self-dealing?educatorId=${market.educator.user._id}&limit=1`;
    const page = await ops.get<OpsOrder[]>(path);
    expect(page.body.map(({ learnerId }) => learnerId)).toEqual([second.user._id]);
    const next = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const last = await ops.get<OpsOrder[]>(next);
    expect(last.body.map(({ learnerId }) => learnerId)).toEqual([first.user._id]);
    expect(last.headers.get('link')).toBeNull();
  });

  it('see no sales of an educator whose browser nobody else uses', async () => {
    const { user } = await market.app.signUp('educator');
    const { body } = await ops.get(`/api/ops/orders/self-dealing?educatorId=${user._id}`);
    expect(body).toEqual([]);
  });

  it('see what must always be true', async () => {
    const { status, body } = await ops.get<{ breaches: number }[]>('/api/ops/invariants');
    expect(status).toBe(200);
    expect(body.filter(({ breaches }) => breaches > 0)).toEqual([]);
  });

  it('are the only ones who may', async () => {
    const paths = ['orders?term=x', 'orders/self-dealing', 'failed-refunds', 'invariants'];
    for (const path of paths) expect((await learner.get(`/api/ops/${path}`)).status).toBe(403);
    const orderId = learner.user._id;
    expect((await learner.post(`/api/ops/orders/${orderId}/refund`, { reason })).status).toBe(403);
  });
});
