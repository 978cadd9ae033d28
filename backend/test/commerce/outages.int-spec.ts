import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import { RazorpayMarket } from './razorpay-market.js';

/** An address without a mail server. */
const NOWHERE = 'smtp://127.0.0.1:9';

let shop: RazorpayMarket;
beforeAll(async () => {
  shop = await RazorpayMarket.open({ SMTP_URL: NOWHERE });
  const { market, razorpay } = shop;
  const learner = await market.learner();
  await shop.buy(learner, await market.course());
  const [order] = (await learner.get<{ _id: string }[]>('/api/payment/orders')).body;
  razorpay.meetNext(...Array.from({ length: 20 }, () => 'error-500' as const));
  await learner.post(`/api/payment/orders/${order?._id}/refund`, {});
}, 60_000);
afterAll(() => shop.close());

describe('An outage longer than the two minutes that eight tries take', () => {
  it.each([
    ['the mail about a payment', 'commerce.tell-paid'],
    ['the mail about a refund', 'commerce.tell-refund-requested'],
    ['the refund itself', 'commerce.send-refund'],
  ])('is waited out by %s', async (_, subscriber) => {
    const { sql } = shop.market.app;
    await eventually('a try that failed', async () => {
      const failed = await sql.rows(
        `update platform.delivery set attempts = 8, due_at = clock_timestamp()
         where subscriber = $1 and last_error is not null returning message_id`,
        [subscriber],
      );
      return failed.length;
    });
    // Far longer than a lease: the ninth attempt is over, and a tenth will follow.
    await eventually('another try planned', async () => {
      const planned = await sql.rows(
        `select message_id from platform.delivery
         where subscriber = $1 and attempts > 8 and due_at > clock_timestamp() + interval '1 minute'`,
        [subscriber],
      );
      return planned.length;
    });
    expect(await sql.rows('select subscriber from platform.dead_letter')).toEqual([]);
  });
});
