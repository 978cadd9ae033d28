import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { payoutsContract } from '../../src/modules/commerce/testing/payouts.contract.js';
import { TwinCatalog } from '../../src/modules/commerce/testing/twin-catalog.js';
import { TwinLearning } from '../../src/modules/commerce/testing/twin-learning.js';
import { mailed } from '../identity/mailed.js';
import type { HttpClient, RequestOptions } from '../support/http-client.js';
import { CommerceOnDatabase } from './commerce-on-database.js';
import { DatabaseStores } from './database-stores.js';
import { Market } from './market.js';

interface Payout {
  readonly _id: string;
  readonly amount: number;
  readonly reference: string;
  readonly withdrawnAt: string | null;
}
interface Report {
  readonly target: string;
  readonly changed: boolean;
  readonly code?: string;
}

const REASON = 'Ticket 7: the earnings of November';
let market: Market;
let ops: HttpClient;
let educator: HttpClient;
let today: string;

beforeAll(async () => {
  market = await Market.open();
  ops = await market.app.opsStaff();
  const [row] = await market.app.sql.rows<{ day: string }>(
    `select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day`,
  );
  today = row?.day ?? '';
});
beforeEach(async () => {
  educator = await market.app.signUp('educator');
  await earn(1_000);
});
afterAll(() => market.app.close());

/** Rupees from earlier sales. */
async function earn(rupees: number, day = '2026-03-01'): Promise<void> {
  await market.app.sql.rows(
    'insert into commerce.earning_day (educator_id, day, paise) values ($1, $2, $3)',
    [educator.user._id, day, rupees * 100],
  );
}

const record = (more: object = {}, options: RequestOptions = {}) =>
  ops.post<Report>(
    '/api/ops/payouts',
    {
      ...{ educatorId: educator.user._id, amount: 600.5, paidOn: today, reference: 'NEFT-2026-11' },
      ...{ reason: REASON, ...more },
    },
    options,
  );
const withdraw = (id: string) =>
  ops.post<Report>(`/api/ops/payouts/${id}/withdraw`, { reason: REASON });
const listedForStaff = async (query = '') =>
  (await ops.get<Payout[]>(`/api/ops/payouts?educatorId=${educator.user._id}${query}`)).body;
const own = async () => (await educator.get<Payout[]>('/api/course/dashboard/payouts')).body;
const figures = async () => (await educator.get<object>('/api/course/dashboard')).body;

describe('Ops staff', () => {
  it('record what they sent, and the educator sees it', async () => {
    const { status, body } = await record();
    expect([status, body]).toMatchObject([
      200,
      { changed: true, action: 'commerce.record-payout' },
    ]);
    const payout = {
      ...{ _id: body.target, amount: 600.5, paidOn: today, reference: 'NEFT-2026-11' },
      ...{ recordedAt: expect.any(String), withdrawnAt: null },
    };
    expect(await listedForStaff()).toEqual([payout]);
    expect(await own()).toEqual([payout]);
    expect(await figures()).toEqual({ totalEarning: 1_000, totalPaidOut: 600.5 });
  });

  it('see what is left to be paid, also of months before', async () => {
    await record();
    const earnings = await ops.get<object[]>('/api/ops/earnings?month=2026-05&limit=500');
    expect(earnings.body).toContainEqual({
      ...{ educatorId: educator.user._id, earning: 0, earnedByThen: 1_000, owed: 399.5 },
    });
    await record({ amount: 399.5, reference: 'NEFT-2026-12' });
    const later = await ops.get<object[]>('/api/ops/earnings?month=2026-05&limit=500');
    expect(JSON.stringify(later.body)).not.toContain(educator.user._id);
  });

  it('cannot pay more than is owed, however many try at once', async () => {
    const tries = [1, 2, 3, 4].map((n) => record({ amount: 400, reference: `NEFT-AT-ONCE-${n}` }));
    const replies = await Promise.all(tries);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('PAYOUT_TOO_LARGE');
    expect(await figures()).toMatchObject({ totalPaidOut: 800 });
  });

  it('record a transfer once, however many try at once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => record({ amount: 10 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('PAYOUT_EXISTS');
  });

  it('get the first report again with the same key', async () => {
    const key = { headers: { 'Idempotency-Key': randomUUID() } };
    const [first, again] = [await record({}, key), await record({}, key)];
    expect(again.body).toEqual(first.body);
    expect(await own()).toHaveLength(1);
  });

  it('try it without recording anything', async () => {
    expect((await record({ dryRun: true })).body).toMatchObject({ changed: true, auditId: null });
    expect(await own()).toEqual([]);
  });

  it('withdraw what never arrived, which is owed again', async () => {
    const { target } = (await record()).body;
    expect((await withdraw(target)).body).toMatchObject({ changed: true });
    expect((await withdraw(target)).body).toMatchObject({ changed: false });
    expect(await own()).toMatchObject([{ _id: target, withdrawnAt: expect.any(String) }]);
    expect(await figures()).toMatchObject({ totalPaidOut: 0 });
    expect((await withdraw(randomUUID())).status).toBe(404);
  });

  it.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: -5 }],
    ['amount', { amount: 10.005 }],
    ['amount', { amount: '10' }],
    ['amount', { amount: 1e30 }],
    ['paidOn', { paidOn: '2026-02-30' }],
    ['paidOn', { paidOn: '2091-01-01' }],
    ['paidOn', { paidOn: 'today' }],
    ['reference', { reference: 'no' }],
    ['reference', { reference: 'A'.repeat(5_000) }],
    ['educatorId', { educatorId: 'somebody' }],
    ['reason', { reason: 'why' }],
  ])('are told what is wrong with the %s: %o', async (field, terms) => {
    const { status, body } = await record(terms);
    expect([status, body]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', errors: [{ field, message: expect.any(String) }] },
    ]);
    expect(await own()).toEqual([]);
  });

  it('turn the pages', async () => {
    for (const n of [1, 2, 3]) await record({ amount: n, reference: `NEFT-PAGE-${n}` });
    const first = await educator.get<Payout[]>('/api/course/dashboard/payouts?limit=2');
    expect(first.body.map(({ amount }) => amount)).toEqual([3, 2]);
    const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await educator.get<Payout[]>(next);
    expect(second.body.map(({ amount }) => amount)).toEqual([1]);
    expect(second.headers.get('link')).toBeNull();
  });
});

describe('An educator', () => {
  it('sees nobody else’s', async () => {
    await record();
    const other = await market.app.signUp('educator');
    expect((await other.get('/api/course/dashboard/payouts')).body).toEqual([]);
    const id = (await own())[0]?._id ?? '';
    const cursor = `/api/course/dashboard/payouts?cursor=${id.replace(/^./, 'f')}`;
    expect((await other.get(cursor)).body).toEqual([]);
  });

  it('is mailed about a payout, and about one that no longer counts', async () => {
    const { target } = (await record()).body;
    const sent = await mailed(market.app, educator.user.email, 'We sent you');
    expect(sent.text).toContain('NEFT-2026-11');
    await withdraw(target);
    const told = await mailed(market.app, educator.user.email, 'no longer counts');
    expect(told.subject).toBe('A payout of ₹600.50 no longer counts');
  });

  it('finds them in the export', async () => {
    await record();
    const data = await educator.get<{ payouts: object[] }>('/api/user/export');
    expect(data.body.payouts).toEqual([
      expect.objectContaining({ amountPaise: 60_050, reference: 'NEFT-2026-11', paidOn: today }),
    ]);
  });
});

describe('On PostgreSQL,', () => {
  let commerce: CommerceOnDatabase;
  beforeAll(async () => {
    commerce = await CommerceOnDatabase.open();
  });
  afterAll(() => commerce.close());

  payoutsContract(async () => new DatabaseStores(commerce, new TwinLearning(new TwinCatalog())));
});
