import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '../support/http-client.js';
import { Market } from './market.js';

interface Earning {
  readonly educatorId: string;
  readonly earning: number;
  readonly earnedByThen: number;
  readonly owed: number;
}

const EARLIER = '2026-03';
let market: Market;
let ops: HttpClient;

beforeAll(async () => {
  market = await Market.open();
  ops = await market.app.opsStaff();
});
afterAll(() => market.app.close());

const list = (query: string) => ops.get<Earning[]>(`/api/ops/earnings?${query}`);
const earningsIn = async (month: string) => (await list(`month=${month}&limit=500`)).body;

/** Ledger entries of educators who sold something in an earlier month. */
async function soldEarlier(educators: number, day: string): Promise<void> {
  await market.app.sql.rows(
    `insert into commerce.earning_day (educator_id, day, paise)
     select gen_random_uuid(), $2::date, 10000 from generate_series(1, $1::integer)`,
    [educators, day],
  );
}

async function thisMonth(): Promise<string> {
  const [row] = await market.app.sql.rows<{ month: string }>(
    `select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM') as month`,
  );
  return row?.month ?? '';
}

describe('Ops staff who pay educators', () => {
  it('see what each earned in a month, and in all by then', async () => {
    const educatorId = market.educator.user._id;
    await market.app.sql.rows(
      `insert into commerce.earning_day (educator_id, day, paise)
       values ($1, '2026-03-01', 10050), ($1, '2026-03-31', -2000), ($1, '2026-04-01', 50000)`,
      [educatorId],
    );
    await market.buy(await market.learner(), await market.course());
    expect(await earningsIn(EARLIER)).toEqual([
      { educatorId, earning: 80.5, earnedByThen: 80.5, owed: 80.5 },
    ]);
    expect(await earningsIn(await thisMonth())).toEqual([
      { educatorId, earning: 499, earnedByThen: 1_079.5, owed: 1_079.5 },
    ]);
    expect(await earningsIn('2026-05')).toEqual([
      { educatorId, earning: 0, earnedByThen: 580.5, owed: 580.5 },
    ]);
  });

  it('see a month whose refunds are more than its sales as less than zero', async () => {
    await market.app.sql.rows(
      `insert into commerce.earning_day (educator_id, day, paise)
       values (gen_random_uuid(), '2025-07-04', -49900)`,
    );
    expect(await earningsIn('2025-07')).toMatchObject([{ earning: -499, earnedByThen: -499 }]);
  });

  it('turn the pages of a month with many educators', async () => {
    await soldEarlier(7, '2025-01-31');
    const seen: string[] = [];
    let next: string | undefined = '/api/ops/earnings?month=2025-01&limit=3';
    while (next !== undefined) {
      const page: Awaited<ReturnType<typeof list>> = await ops.get<Earning[]>(next);
      seen.push(...page.body.map(({ educatorId }) => educatorId));
      next = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  it('are told how to ask for a month', async () => {
    for (const query of ['', 'month=november', 'month=2026-13', 'month=2026-11&cursor=rubbish'])
      expect((await list(query)).status).toBe(400);
  });

  it('are told so if they look for a payout by what no text can be', async () => {
    const { status, body } = await ops.get('/api/ops/payouts?reference=%00');
    expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
  });
});
