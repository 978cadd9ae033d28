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

  it('give money back whatever the terms say, once, after a dry run that changes nothing', async () => {
    await market.buy(learner, courseId);
    await market.app.sql.rows(
      `update commerce."order" set paid_at = paid_at - interval '90 days' where learner_id = $1`,
      [learner.user._id],
    );
    const [order] = await find(learner.user._id);
    const orderId = order?._id ?? '';
    const rehearsed = await act(orderId, 'refund', { dryRun: true });
    expect(rehearsed.body).toMatchObject({ changed: true, after: { status: 'refunded' } });
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
    expect((await act(orderId, 'refund')).body.changed).toBe(true);
    expect((await act(orderId, 'refund')).body.changed).toBe(false);
    expect(await market.isEnrolled(learner, courseId)).toBe(false);
    await eventually(async () => (await find(orderId))[0]?.refundStatus === 'done');
  });

  it('reconcile an order whose messages all got lost', async () => {
    const { id } = await market.checkout(learner, courseId);
    // Paid at the provider, and nobody told us.
    await market.app.sql.rows(
      `insert into commerce.sandbox_payment (id, order_id, status) values ($1, $2, 'captured')`,
      [`pay_${id}`, id],
    );
    const [order] = await find(id);
    const { body } = await act(order?._id ?? '', 'reconcile');
    expect(body).toMatchObject({ before: { status: 'open' }, after: { status: 'paid' } });
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('see what must always be true', async () => {
    const { status, body } = await ops.get<{ breaches: number }[]>('/api/ops/invariants');
    expect(status).toBe(200);
    expect(body.filter(({ breaches }) => breaches > 0)).toEqual([]);
  });

  it('are the only ones who may', async () => {
    const paths = ['orders?term=x', 'failed-refunds', 'invariants'];
    for (const path of paths) expect((await learner.get(`/api/ops/${path}`)).status).toBe(403);
    const orderId = learner.user._id;
    expect((await learner.post(`/api/ops/orders/${orderId}/refund`, { reason })).status).toBe(403);
  });
});
