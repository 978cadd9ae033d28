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
interface Month {
  readonly educatorId: string;
  readonly earning: number;
  readonly earnedByThen: number;
  readonly owed: number;
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
const listedForStaff = async (query = `educatorId=${educator.user._id}`) =>
  (await ops.get<Payout[]>(`/api/ops/payouts?${query}`)).body;
/** What staff see of the educator in a month; null where the list leaves them out. */
async function monthly(month: string): Promise<Month | null> {
  const { body } = await ops.get<Month[]>(`/api/ops/earnings?month=${month}&limit=500`);
  return body.find(({ educatorId }) => educatorId === educator.user._id) ?? null;
}
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
    expect(await listedForStaff()).toEqual([{ ...payout, educatorId: educator.user._id }]);
    expect(await own()).toEqual([payout]);
    expect(await figures()).toEqual({ totalEarning: 1_000, totalPaidOut: 600.5 });
  });

  it('see what is left to be paid, also of months before', async () => {
    await record();
    expect(await monthly('2026-05')).toMatchObject({
      earning: 0,
      earnedByThen: 1_000,
      owed: 399.5,
    });
    await record({ amount: 399.5, reference: 'NEFT-2026-12' });
    expect(await monthly('2026-05')).toBeNull();
  });

  it('see that a month is paid, whatever was paid of later ones', async () => {
    await earn(500, '2026-04-10');
    await record({ amount: 1_500 });
    expect(await monthly('2026-03')).toMatchObject({ earnedByThen: 1_000, owed: 0 });
    expect(await monthly('2026-04')).toMatchObject({ earnedByThen: 1_500, owed: 0 });
  });

  it('are never told to pay more than can be recorded', async () => {
    await earn(-700, '2026-04-05');
    const owed = (await monthly('2026-03'))?.owed;
    expect([owed, (await monthly('2026-04'))?.owed]).toEqual([300, 300]);
    const { status, body } = await record({ amount: 300.01 });
    expect([status, body]).toMatchObject([409, { message: 'This educator is owed ₹300 now.' }]);
    expect((await record({ amount: owed })).status).toBe(200);
  });

  it('record what they sent before a refund was made', async () => {
    await earn(-700, '2026-04-05');
    expect((await record({ amount: 1_000, evenIfMore: true })).status).toBe(200);
    expect(await figures()).toEqual({ totalEarning: 300, totalPaidOut: 1_000 });
    expect(await monthly('2026-03')).toMatchObject({ earnedByThen: 1_000, owed: -700 });
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

  it('withdraw once, whatever else is recorded at the same time', async () => {
    const { target } = (await record({ amount: 1 })).body;
    const work = [1, 2, 3, 4, 5, 6].flatMap((n) => [
      withdraw(target),
      record({ amount: n, reference: `NEFT-BESIDE-${n}` }),
    ]);
    const replies = await Promise.all(work);
    expect(replies.map(({ status }) => status)).toEqual(work.map(() => 200));
    const withdrawals = replies.filter((_, at) => at % 2 === 0);
    expect(withdrawals.filter(({ body }) => body.changed)).toHaveLength(1);
  });

  it('find whose payout has the reference that a bank names', async () => {
    await record({ reference: 'CAME-BACK-1' });
    const [found] = await listedForStaff('reference=came-back-1');
    expect(found).toMatchObject({ educatorId: educator.user._id, amount: 600.5 });
    expect((await ops.get('/api/ops/payouts?limit=5')).status).toBe(400);
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
    ['paidOn', { paidOn: '1999-12-31' }],
    ['evenIfMore', { evenIfMore: 'yes' }],
    ['reference', { reference: 'no' }],
    ['reference', { reference: 'A'.repeat(5_000) }],
    ['educatorId', { educatorId: 'somebody' }],
    ['educatorId', { educatorId: '019ac3f0-0000-7000-8000-000000000000', evenIfMore: true }],
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
    const newest = `educatorId=${educator.user._id}&limit=1`;
    const older = `educatorId=${educator.user._id}&cursor=${first.body[0]?._id}`;
    const amounts = async (query: string) =>
      (await listedForStaff(query)).map(({ amount }) => amount);
    expect([await amounts(newest), await amounts(older)]).toEqual([[3], [2, 1]]);
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

  it('sees them through an access token that reads courses, and through no other', async () => {
    await record();
    for (const [scope, status] of [
      ['courses:read', 200],
      ['orders:read', 403],
    ] as const) {
      const path = '/api/user/tokens';
      const made = await educator.post<{ token: string }>(path, { name: scope, scopes: [scope] });
      const headers = { authorization: `Bearer ${made.body.token}` };
      const visitor = market.app.visitor();
      const reply = await visitor.get('/api/course/dashboard/payouts', { headers });
      expect([scope, reply.status]).toEqual([scope, status]);
    }
  });

  it('leaves them in the books when the account is deleted', async () => {
    const { target } = (await record()).body;
    await educator.send('DELETE', '/api/user', { password: 'correct horse battery' });
    expect(await listedForStaff()).toMatchObject([{ _id: target }]);
    expect((await withdraw(target)).body).toMatchObject({ changed: true });
  });

  it('finds them in the export', async () => {
    await record();
    const data = await educator.get<{ payouts: object[] }>('/api/user/export');
    expect(data.body.payouts).toEqual([
      expect.objectContaining({ amountPaise: 60_050, reference: 'NEFT-2026-11', paidOn: today }),
    ]);
  });
});

it.each([
  ['twice under one reference', 100, 'NEFT-ONCE'],
  ['of nothing', 0, 'NEFT-NOTHING'],
  ['under a reference that is none', 100, 'neft once'],
])('A payout %s is refused by the database itself', async (_, paise, reference) => {
  const insert = (amountPaise: number, named: string) =>
    market.app.sql.rows(
      `insert into commerce.payout (id, educator_id, amount_paise, paid_on, reference, recorded_at)
       values (gen_random_uuid(), $1, $2, '2026-03-31', $3, now())`,
      [educator.user._id, amountPaise, named],
    );
  await insert(100, 'NEFT-ONCE');
  await expect(insert(paise, reference)).rejects.toThrow(/constraint/);
});

describe('On PostgreSQL,', () => {
  let commerce: CommerceOnDatabase;
  beforeAll(async () => {
    commerce = await CommerceOnDatabase.open();
  });
  afterAll(() => commerce.close());

  payoutsContract(async () => new DatabaseStores(commerce, new TwinLearning(new TwinCatalog())));
});
