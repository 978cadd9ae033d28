import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type {
  Earning,
  EarningPeriod,
} from '../../src/modules/commerce/application/earnings/earnings-view.js';
import { CommerceOnDatabase } from './commerce-on-database.js';

let commerce: CommerceOnDatabase;
beforeAll(async () => {
  commerce = await CommerceOnDatabase.open();
});
afterAll(() => commerce.close());

/** A ledger line of an educator: earned or, if negative, taken back, so many hours ago. */
interface Line {
  readonly educator: 0 | 1;
  readonly paise: number;
  readonly hoursAgo: number;
}

const lines = fc.array(
  fc.record({
    educator: fc.constantFrom<0 | 1>(0, 1),
    paise: fc.integer({ min: -20_000_000, max: 20_000_000 }).filter((paise) => paise !== 0),
    hoursAgo: fc.nat(24 * 100),
  }),
  { minLength: 1, maxLength: 8 },
);
/** Statements, some of which are rolled back. */
const histories = fc.array(fc.record({ lines, isKept: fc.boolean() }), {
  minLength: 1,
  maxLength: 8,
});

const PAYMENTS = `insert into commerce.payment
    (id, order_id, currency, first_heard_at, amount_paise, status, captured_at, made_at)
  select id, $2, 'INR', now(), 1, 'captured', now(), now() from unnest($1::text[]) as id`;
const BOOKED = `insert into commerce.ledger_entry
    (order_id, payment_id, occasion, account, owner_id, paise, posted_at)
  select $1::uuid, payment_id, 'sale', side.account, educator_id, side.sign * paise,
    now() - hours_ago * interval '1 hour'
  from unnest($2::text[], $3::uuid[], $4::integer[], $5::integer[])
    as line (payment_id, educator_id, paise, hours_ago),
  (values ('educator', 1), ('learner', -1)) as side (account, sign)`;
/** The reference: summed from the ledger alone. */
const SUMMED = `select coalesce(sum(paise), 0)::float8 as paise from commerce.ledger_entry
  where account = 'educator' and owner_id = $1`;
const GROUPED = `select
    to_char(date_trunc($2, posted_at at time zone 'Asia/Kolkata'), 'YYYY-MM-DD') as "from",
    sum(paise)::float8 as paise
  from commerce.ledger_entry where account = 'educator' and owner_id = $1
  group by 1 having sum(paise) <> 0 order by 1`;

async function book(orderId: string, educators: readonly string[], { lines, isKept }: Statement) {
  const { sql, ids, work } = commerce;
  const payments = lines.map(() => ids.next());
  await work
    .run(async () => {
      await sql.rows(PAYMENTS, [payments, orderId]);
      await sql.rows(BOOKED, [
        orderId,
        payments,
        lines.map(({ educator }) => educators[educator]),
        lines.map(({ paise }) => paise),
        lines.map(({ hoursAgo }) => hoursAgo),
      ]);
      if (!isKept) throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
}
type Statement = { readonly lines: readonly Line[]; readonly isKept: boolean };

const earned = async (educatorId: string, period: EarningPeriod) =>
  (await commerce.earnings.byPeriod(educatorId, period, 120)).filter(({ paise }) => paise !== 0);

/** As staff see them, who query all educators of one month. */
async function monthsOf(educatorId: string): Promise<Earning[]> {
  const months = await earned(educatorId, 'month');
  let byThen = 0;
  const seen: Earning[] = [];
  for (const { from, paise } of months) {
    byThen += paise;
    const query = { month: from.slice(0, 7), after: null, limit: 1_000 };
    const all = await commerce.earnings.ofMonth(query);
    const month = all.find((one) => one.educatorId === educatorId);
    expect(month?.paiseByThen).toBe(byThen);
    seen.push({ from, paise: month?.paise ?? NaN });
  }
  return seen;
}

describe('What educators earned', () => {
  it('is what the ledger adds up to, after any history', async () => {
    const { sql, ids, ledger } = commerce;
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const [order, educators] = [ids.next(), [ids.next(), ids.next()]];
        await sql.rows(
          `insert into commerce."order" (id, learner_id, course_id, course_title, educator_id,
             opened_at, price_paise, status, checks_since, checks_done)
           values ($1, $1, $1, 'CCTV Basics', $1, now(), 100, 'void', now(), 0)`,
          [order],
        );
        for (const statement of history) await book(order, educators, statement);
        for (const educatorId of educators) {
          const [sum] = await sql.rows<{ paise: number }>(SUMMED, [educatorId]);
          expect(await ledger.earnedBy(educatorId)).toBe(sum?.paise);
          for (const period of ['day', 'week', 'month'] as const)
            expect(await earned(educatorId, period)).toEqual(
              await sql.rows<Earning>(GROUPED, [educatorId, period]),
            );
          expect(await monthsOf(educatorId)).toEqual(
            await sql.rows<Earning>(GROUPED, [educatorId, 'month']),
          );
        }
      }),
      { seed: 20_261_121, numRuns: 25 },
    );
  });
});
