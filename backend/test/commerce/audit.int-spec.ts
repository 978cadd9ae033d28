import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { Market } from './market.js';

let market: Market;
let ops: HttpClient;

/** A violation of each rule, made by SQL behind the application's back; none violates a later rule. */
const SINS: readonly (readonly [rule: string, ...statements: string[]])[] = [
  ['counters', 'update catalog.course set enrollment_count = enrollment_count + 1'],
  ['ratings', 'update reviews.rating_tally set count = count + 1'],
  [
    'questions',
    `insert into questions.question (id, course_id, lecture_id, position_seconds, created_at,
       author_id, text, answers, is_awaiting, told, is_told_of_learners)
     select id, id, id, 0, now(), id, 'Why?', '[{"isEducators": true}]', true, 1, false
     from (select gen_random_uuid() as id) as new`,
  ],
  ['earnings', 'update commerce.earning_day set paise = paise + 1'],
  ['I1', `update commerce.refund set status = 'failed', refusal = 'no', done_at = null`],
  [
    'I2',
    'alter table learning.enrollment drop constraint enrollment_learner_id_course_id_unique',
    copyOf('learning.enrollment', `'id', gen_random_uuid()`),
  ],
  ['I3', `update commerce."order" set learner_id = gen_random_uuid() where status = 'paid'`],
  [
    'I4',
    'alter table commerce.ledger_entry disable trigger user',
    'update commerce.ledger_entry set paise = paise - 1 where paise < 0',
  ],
  ['I5', 'update reviews.review set author_id = gen_random_uuid()'],
  ['I6', `update commerce."order" set provider_order_id = 'order_other' where status = 'open'`],
  ['I7', copyOf('commerce."order"', `'id', gen_random_uuid(), 'provider_order_id', null`)],
  [
    'I12',
    `insert into commerce.tax_series (kind, financial_year, last) values ('invoice', '26-27', 1)`,
  ],
  [
    'tax',
    `insert into commerce.tax_document
       (number, kind, financial_year, sequence, order_id, issued_at, content)
     select 'LE/25-26/000001', 'invoice', '25-26', 1, id, now(),
       '{"totalPaise": 118, "taxablePaise": 100, "lines": [{"paise": 17}]}'
     from commerce."order" limit 1`,
  ],
];

/** Duplicates every row of a learner, with the changes. */
function copyOf(table: string, changes: string): string {
  const status = table.startsWith('learning') ? 'active' : 'paid';
  return `insert into ${table} overriding system value
    select (jsonb_populate_record(t, jsonb_build_object(${changes}))).* from ${table} t
    where status = '${status}'`;
}

// Two purchases and a refund, two reviews and a hidden one, and another order: enough to violate every rule.
beforeAll(async () => {
  market = await Market.open();
  ops = await market.app.opsStaff();
  const [buyer, other] = [await market.learner(), await market.learner()];
  const [sold, ordered] = [await market.course(), await market.course()];
  await market.buy(buyer, sold);
  await market.buy(other, sold);
  await buyer.post('/api/review/givereview', { courseId: sold, rating: 5, comment: 'Good.' });
  const bad = { courseId: sold, rating: 1, comment: 'Buy my shoes.' };
  const { body } = await other.post<{ _id: string }>('/api/review/givereview', bad);
  await ops.post(`/api/ops/reviews/${body._id}/hide`, { reason: 'Ticket 4711: was reported' });
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await buyer.post('/api/payment/create-order', { courseId: ordered }, { headers });
  const orders = () => other.get<{ _id: string; refundStatus: string }[]>('/api/payment/orders');
  await other.post(`/api/payment/orders/${(await orders()).body[0]?._id}/refund`, {});
  await eventually(
    'the refund done',
    async () => (await orders()).body[0]?.refundStatus === 'done',
  );
});
afterAll(() => market.app.close());

const findings = async () =>
  (await ops.get<{ id: string; breaches: number }[]>('/api/ops/invariants')).body;
const breachesOf = async (rule: string) =>
  (await findings()).find(({ id }) => id === rule)?.breaches;

it.each(SINS)('The audit finds a breach of %s, and none before', async (rule, ...statements) => {
  expect(await breachesOf(rule)).toBe(0);
  for (const statement of statements) await market.app.sql.rows(statement);
  expect(await breachesOf(rule)).toBeGreaterThan(0);
});

it('The audit has no rule that was not tried', async () => {
  const tried = SINS.map(([rule]) => rule);
  expect((await findings()).map(({ id }) => id).toSorted()).toEqual(tried.toSorted());
});
