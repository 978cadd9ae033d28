import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Audit } from '../../src/app/audit/audit.js';
import { StaffFigures } from '../../src/platform/infrastructure/metrics/staff-figures.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import type { Market } from './market.js';
import { RazorpayMarket } from './razorpay-market.js';
import type { StandInRazorpay } from './stand-in-razorpay.js';

interface OpsOrder {
  readonly _id: string;
  readonly refundStatus: string | null;
  readonly refunds: readonly { readonly reason: string; readonly refusal: string | null }[];
  readonly undelivered: readonly { readonly paymentId: string; readonly amount: number }[];
}

let shop: RazorpayMarket;
let razorpay: StandInRazorpay;
let market: Market;
let ops: HttpClient;
let learner: HttpClient;
let paymentId: string;
beforeAll(async () => {
  shop = await RazorpayMarket.open();
  ({ razorpay, market } = shop);
  ops = await market.app.opsStaff();
});
beforeEach(async () => {
  razorpay.refunding = 'processed';
  learner = await market.learner();
  paymentId = await shop.buy(learner, await market.course());
});
afterAll(() => shop.close());

const order = async () => {
  const { body } = await ops.get<OpsOrder[]>(`/api/ops/orders?term=${learner.user._id}`);
  return body[0];
};
const giveBack = async () =>
  learner.post(`/api/payment/orders/${(await order())?._id}/refund`, { reason: 'Wrong course.' });
const isAt = (status: string) =>
  eventually(`the refund ${status}`, async () => (await order())?.refundStatus === status);
const isListed = async () => {
  const { body } = await ops.get<OpsOrder[]>('/api/ops/failed-refunds');
  const orderId = (await order())?._id;
  return body.some(({ _id }) => _id === orderId);
};
const askAgain = async () =>
  ops.post(`/api/ops/orders/${(await order())?._id}/reconcile`, { reason: 'Topped up.' });
const mailsOnTheWay = async () =>
  (await market.app.mails()).filter(
    ({ to, subject }) => to === learner.user.email && /on its way/.test(subject),
  );

const milestones = async () => {
  const path = `/api/payment/orders/${(await order())?._id}`;
  const { body } = await learner.get<{ timeline: { kind: string }[] }>(path);
  return body.timeline.map(({ kind }) => kind);
};
const mailsOfTransfers = async () =>
  (await market.app.mails()).filter(
    ({ to, text }) => to === learner.user.email && /sent you ₹499 .* by bank transfer/.test(text),
  );

const transfer = async () =>
  ops.post<{ changed?: boolean; code?: string }>(
    `/api/ops/orders/${(await order())?._id}/transfer`,
    { reason: 'NEFT N123456789' },
  );
const breaches = async () =>
  (await market.app.nest.get(Audit).run()).filter(({ breaches: found }) => found > 0);

describe('A refund that Razorpay refuses', () => {
  it('waits for people with what it said, and is asked for again when they say so, without another mail', async () => {
    razorpay.refunding = 'refused';
    await giveBack();
    await isAt('failed');
    expect(await isListed()).toBe(true);
    expect((await market.app.nest.get(StaffFigures).all())['listFailedRefunds']).toBeGreaterThan(0);
    expect((await order())?.refunds).toMatchObject([
      {
        reason: 'Wrong course.',
        refusal: '400 BAD_REQUEST_ERROR: Your account does not have enough balance.',
      },
    ]);
    await eventually('the mail', async () => (await mailsOnTheWay()).length > 0);
    razorpay.refunding = 'processed';
    await askAgain();
    await isAt('sent');
    await shop.deliver(razorpay.tellRefund(paymentId, 'processed'));
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', false]);
    expect(await mailsOnTheWay()).toHaveLength(1);
  });
});

describe('Money that staff sent back by bank transfer', () => {
  it('settles a refund that the provider refuses', async () => {
    razorpay.refunding = 'refused';
    await giveBack();
    await isAt('failed');
    expect((await transfer()).body.changed).toBe(true);
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', false]);
    expect((await transfer()).body.code).toBe('NOTHING_TO_REFUND');
    expect(await breaches()).toEqual([]);
    expect((await milestones()).at(-1)).toBe('refund_transferred');
    await eventually('the mail', async () => (await mailsOfTransfers()).length === 1);
  });

  it('takes back a sale that is too old for the provider', async () => {
    const { sql } = market.app;
    await sql.rows(
      `update commerce."order" set paid_at = paid_at - interval '200 days' where learner_id = $1`,
      [learner.user._id],
    );
    expect((await transfer()).body.changed).toBe(true);
    expect((await order())?.refundStatus).toBe('done');
    const { body } = await learner.get<{ status: string }[]>('/api/payment/orders');
    expect(body.map(({ status }) => status)).toEqual(['refunded']);
    expect(razorpay.refundsAskedFor(paymentId)).toBe(0);
    expect(await breaches()).toEqual([]);
  });

  it('does not take back a sale that the provider can return, nor one of which only a part failed', async () => {
    expect((await transfer()).body.code).toBe('REFUND_BY_PROVIDER');
    await shop.deliver(razorpay.sendBack(paymentId, 10_000));
    await shop.deliver(razorpay.tellRefund(paymentId, 'failed'));
    expect(await isListed()).toBe(true);
    expect((await transfer()).body.code).toBe('REFUND_BY_PROVIDER');
    const { body } = await learner.get<{ status: string }[]>('/api/payment/orders');
    expect(body.map(({ status }) => status)).toEqual(['paid']);
  });

  it('settles what had counted as back and was not', async () => {
    await giveBack();
    await isAt('sent');
    await shop.deliver(razorpay.tell(paymentId));
    await shop.deliver(razorpay.tellRefund(paymentId, 'failed'));
    expect(await isListed()).toBe(true);
    expect((await order())?.undelivered).toMatchObject([{ paymentId, amount: 49_900 }]);
    await transfer();
    expect([await isListed(), (await order())?.undelivered]).toEqual([false, []]);
    expect((await transfer()).body.code).toBe('NOTHING_TO_REFUND');
    expect(await breaches()).toEqual([]);
    await eventually('the mail', async () => (await mailsOfTransfers()).length === 1);
  });
});

describe('A refund that a bank has yet to send', () => {
  it('is not back before the bank sent it', async () => {
    razorpay.refunding = 'pending';
    await giveBack();
    await isAt('sent');
    await shop.deliver(razorpay.tellRefund(paymentId, 'created'));
    expect((await order())?.refundStatus).toBe('sent');
    await shop.deliver(razorpay.tellRefund(paymentId, 'processed'));
    expect((await order())?.refundStatus).toBe('done');
  });

  it('waits for people when the bank could not, and is sent when they ask for it', async () => {
    razorpay.refunding = 'pending';
    await giveBack();
    await isAt('sent');
    await shop.deliver(razorpay.tellRefund(paymentId, 'failed'));
    expect((await order())?.refundStatus).toBe('failed');
    expect((await milestones()).slice(-2)).toEqual(['refund_sent', 'refund_failed']);
    expect(await isListed()).toBe(true);
    await askAgain();
    await isAt('sent');
    expect(await isListed()).toBe(false);
  });

  it('waits for people also where the news of its failure still counts it as returned', async () => {
    razorpay.refunding = 'pending';
    await giveBack();
    await isAt('sent');
    const counting = { stillCounts: true };
    await shop.deliver(razorpay.tellRefund(paymentId, 'failed', undefined, counting));
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['failed', true]);
    // By the time people look into it, the provider no longer counts it.
    razorpay.tellRefund(paymentId, 'failed');
    await askAgain();
    await isAt('sent');
  });

  it('is shown to people when it failed although its money already counted as back, until it is sent', async () => {
    await giveBack();
    await isAt('sent');
    await shop.deliver(razorpay.tell(paymentId));
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', false]);
    await shop.deliver(razorpay.tellRefund(paymentId, 'failed'));
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', true]);
    await shop.deliver(razorpay.tellRefund(paymentId, 'processed'));
    expect(await isListed()).toBe(false);
  });

  it('that failed before people had it sent on the screens of the provider waits for nobody, however late that is told', async () => {
    razorpay.refunding = 'pending';
    await giveBack();
    await isAt('sent');
    // The webhook arrives during our outage, and again after the refund was sent.
    const late = razorpay.tellRefund(paymentId, 'failed');
    await shop.deliver(
      razorpay.sendBack(paymentId, JSON.parse(late).payload.payment.entity.amount),
    );
    expect((await order())?.refundStatus).toBe('done');
    await shop.deliver(late);
    expect(await isListed()).toBe(false);
  });
});

describe('A bank that takes money back while our refund of it is on its way', () => {
  const takeBack = (amount_deducted: number) => {
    const payment = { status: 'captured', amount_refunded: 0 };
    return shop.deliver(razorpay.dispute(paymentId, 'lost', { amount_deducted, payment }));
  };
  const fail = (amount?: number) => shop.deliver(razorpay.tellRefund(paymentId, 'failed', amount));
  beforeEach(() => {
    razorpay.refunding = 'pending';
  });
  const askBack = async () => {
    await giveBack();
    await isAt('sent');
  };

  it('leaves the rest for staff to transfer when the refund fails', async () => {
    await askBack();
    await takeBack(10_000);
    await fail();
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['failed', true]);
    await transfer();
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', false]);
    expect(await breaches()).toEqual([]);
  });

  it('leaves the rest for the provider to be asked for when the refund fails', async () => {
    await askBack();
    await takeBack(10_000);
    await fail();
    await askAgain();
    await isAt('sent');
    expect(razorpay.amountsAskedFor(paymentId)).toEqual([49_900, 39_900]);
  });

  it('leaves nothing to be sent when the rest, asked for again, was sent', async () => {
    await askBack();
    await takeBack(10_000);
    await fail();
    await askAgain();
    await isAt('sent');
    await shop.deliver(razorpay.tellRefund(paymentId, 'processed', 39_900));
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', false]);
    expect((await transfer()).body.code).toBe('NOTHING_TO_REFUND');
  });

  it('leaves nothing to be sent when it takes all of it, although the refund failed', async () => {
    await askBack();
    await takeBack(49_900);
    await fail();
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', false]);
    expect((await transfer()).body.code).toBe('NOTHING_TO_REFUND');
    expect(await breaches()).toEqual([]);
  });

  it('leaves nothing to be sent when it takes all that a part, sent before, had left', async () => {
    await shop.deliver(razorpay.sendBack(paymentId, 10_000));
    await askBack();
    await takeBack(39_900);
    await fail(39_900);
    expect([(await order())?.refundStatus, await isListed()]).toEqual(['done', false]);
    expect((await transfer()).body.code).toBe('NOTHING_TO_REFUND');
    expect(await breaches()).toEqual([]);
  });
});
