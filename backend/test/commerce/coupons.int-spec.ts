import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { couponsContract } from '../../src/modules/commerce/testing/coupons.contract.js';
import { TwinCatalog } from '../../src/modules/commerce/testing/twin-catalog.js';
import { TwinLearning } from '../../src/modules/commerce/testing/twin-learning.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { CommerceOnDatabase } from './commerce-on-database.js';
import { DatabaseStores } from './database-stores.js';
import { type CheckoutOrder, Market } from './market.js';

interface Coupon {
  readonly _id: string;
  readonly code: string;
  readonly uses: number;
  readonly state: string;
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

const make = (more: object = {}, course = courseId) =>
  market.educator.post<Coupon>(`/api/payment/coupons/${course}`, {
    code: 'diwali-20',
    percentOff: 20,
    ...more,
  });
const list = async () =>
  (await market.educator.get<Coupon[]>(`/api/payment/coupons/${courseId}`)).body;
const end = (id: string) => market.educator.post(`/api/payment/coupons/${courseId}/${id}/end`);
const priceFor = (buyer: HttpClient, coupon = 'DIWALI-20') =>
  buyer.get(`/api/payment/price/${courseId}?coupon=${encodeURIComponent(coupon)}`);
const enroll = (buyer: HttpClient, coupon = 'DIWALI-20') =>
  market.enroll<CheckoutOrder>(buyer, courseId, { coupon });

describe('An educator', () => {
  it('makes a coupon, sees what it sells, and ends it', async () => {
    const { status, body } = await make({ maxUses: 5, expiresAt: '2027-01-31T18:29:59Z' });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.any(String),
      code: 'DIWALI-20',
      percentOff: 20,
      expiresAt: '2027-01-31T18:29:59.000Z',
      maxUses: 5,
      uses: 0,
      state: 'running',
      createdAt: expect.any(String),
      endedAt: null,
    });
    const order = (await enroll(learner)).body;
    await market.verify(learner, await market.pay(order.id), courseId);
    expect((await list()).map(({ uses, state }) => [uses, state])).toEqual([[1, 'running']]);
    const ended = await end(body._id);
    expect(ended.body).toMatchObject({ state: 'ended', uses: 1, endedAt: expect.any(String) });
    expect((await end(body._id)).body).toEqual(ended.body);
  });

  it.each([
    ['code', { code: 'no spaces' }],
    ['code', { code: 7 }],
    ['percentOff', { percentOff: 100 }],
    ['percentOff', { percentOff: '20' }],
    ['maxUses', { maxUses: 0 }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
  ])('is told what is wrong with the %s: %o', async (field, terms) => {
    const { status, body } = await make(terms);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field, message: expect.any(String) }],
    });
    expect(await list()).toEqual([]);
  });

  it('gives a code once in a course', async () => {
    await make();
    const { status, body } = await make();
    expect([status, body]).toMatchObject([
      409,
      { code: 'COUPON_EXISTS', errors: [{ field: 'code' }] },
    ]);
    const both = await Promise.all([make({ code: 'TWICE' }), make({ code: 'TWICE' })]);
    expect(both.map((reply) => reply.status).toSorted()).toEqual([201, 409]);
    expect(await list()).toHaveLength(2);
  });

  it('touches nobody else’s', async () => {
    const other = await market.app.signUp('educator');
    const { body } = await make();
    const path = `/api/payment/coupons/${courseId}`;
    const replies = [
      await other.get(path),
      await other.post(path, { code: 'MINE', percentOff: 99 }),
      await other.post(`${path}/${body._id}/end`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await list()).map(({ state }) => state)).toEqual(['running']);
  });

  it('takes coupons along when the course is deleted', async () => {
    await make();
    await market.educator.delete(`/api/course/removecourse/${courseId}`);
    await eventually('the coupons to be gone', async () => (await couponsOf(courseId)) === 0);
  });

  it('has none left when a sold course is retired instead', async () => {
    await make();
    const order = (await enroll(learner)).body;
    await market.verify(learner, await market.pay(order.id), courseId);
    await market.educator.delete(`/api/course/removecourse/${courseId}`);
    await eventually('the coupons to be gone', async () => (await couponsOf(courseId)) === 0);
    expect(await market.isEnrolled(learner, courseId)).toBe(true);
  });

  it('finds them in the export, and they go with the account', async () => {
    const educator = await market.app.signUp('educator');
    const made = await educator.post<{ course: { _id: string } }>('/api/course/create', {
      title: 'Short-lived',
      category: 'Others',
    });
    const { _id } = made.body.course;
    await educator.post(`/api/payment/coupons/${_id}`, { code: 'BYE', percentOff: 5 });
    const data = await educator.get<{ coupons: object[] }>('/api/user/export');
    expect(data.body.coupons).toEqual([expect.objectContaining({ code: 'BYE', percentOff: 5 })]);
    await educator.send('DELETE', '/api/user', { password: 'correct horse battery' });
    await eventually('the coupons to be gone', async () => (await couponsOf(_id)) === 0);
  });
});

async function couponsOf(id: string): Promise<number> {
  const rows = await market.app.sql.rows('select 1 from commerce.coupon where course_id = $1', [
    id,
  ]);
  return rows.length;
}

describe('A learner', () => {
  it('is told the price with a coupon, and pays it', async () => {
    await make();
    const price = await priceFor(learner, 'Diwali-20');
    expect([price.status, price.body]).toEqual([
      200,
      {
        courseId,
        coupon: 'DIWALI-20',
        percentOff: 20,
        amount: 39_900,
        listAmount: 49_900,
        currency: 'INR',
        expiresAt: null,
      },
    ]);
    const before = Number(await market.earnings());
    const order = (await enroll(learner)).body;
    expect(order.amount).toBe(39_900);
    const bought = await market.verify(learner, await market.pay(order.id), courseId);
    expect(bought.body).toMatchObject({ outcome: 'enrolled' });
    expect(await market.earnings()).toBe(before + 399);
  });

  it('finds it on the order and gets a receipt', async () => {
    await make();
    const order = (await enroll(learner)).body;
    await market.verify(learner, await market.pay(order.id), courseId);
    const orders =
      await learner.get<{ _id: string; coupon: unknown; amount: number }[]>('/api/payment/orders');
    expect(orders.body).toMatchObject([
      { amount: 39_900, coupon: { code: 'DIWALI-20', listAmount: 49_900 } },
    ]);
    const receipt = await learner.get<string>(`/api/payment/orders/${orders.body[0]?._id}/receipt`);
    expect([receipt.status, receipt.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it.each([
    ['NO-SUCH-CODE', 400, 'COUPON_NOT_VALID'],
    ["'; drop table", 400, 'VALIDATION_FAILED'],
    ['A'.repeat(5_000), 400, 'VALIDATION_FAILED'],
    ['', 400, 'VALIDATION_FAILED'],
  ])('is refused %j, and buys nothing', async (coupon, status, code) => {
    await make();
    const replies = [await priceFor(learner, coupon), await enroll(learner, coupon)];
    expect(replies.map((reply) => [reply.status, (reply.body as { code?: string }).code])).toEqual([
      [status, code],
      [status, code],
    ]);
    const orders = await learner.get<unknown[]>('/api/payment/orders');
    expect(orders.body).toEqual([]);
  });

  it('gets the last use alone, however many click at once', async () => {
    await make({ maxUses: 1 });
    const buyers = await Promise.all([1, 2, 3, 4, 5].map(() => market.learner()));
    const replies = await Promise.all(buyers.map((buyer) => enroll(buyer)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it.each([1, null])('gets one order, clicked often at once (uses: %s)', async (maxUses) => {
    await make({ maxUses });
    const replies = await Promise.all([1, 2, 3, 4].map(() => enroll(learner)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  });

  it('gets one order for each coupon, also when these come to the same price', async () => {
    await make();
    await make({ code: 'OTHER-20' });
    await market.edit(courseId, { price: '399' });
    const same = (await market.enroll<CheckoutOrder>(learner, courseId)).body;
    await market.edit(courseId, { price: '499' });
    const replies = await Promise.all([enroll(learner), enroll(learner, 'OTHER-20')]);
    const orders = [same, ...replies.map(({ body }) => body)];
    expect(orders.map(({ amount }) => amount)).toEqual([39_900, 39_900, 39_900]);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(3);
  });
});

it('is not the full price instead of a coupon, once the course is off sale', async () => {
  await make();
  await enroll(learner);
  const other = await market.learner();
  await market.checkout(other, courseId);
  await market.edit(courseId, { isPublished: 'false' });
  const again = [await enroll(learner), await enroll(other)];
  expect(again.map(({ status }) => status)).toEqual([200, 400]);
  expect(again[0]?.body.amount).toBe(39_900);
});

describe('On PostgreSQL,', () => {
  let commerce: CommerceOnDatabase;
  beforeAll(async () => {
    commerce = await CommerceOnDatabase.open();
  });
  afterAll(() => commerce.close());

  couponsContract(async () => new DatabaseStores(commerce, new TwinLearning(new TwinCatalog())));
});
