import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type Earning,
  type EarningPeriod,
  EarningsView,
  type MonthOfEducator,
  type MonthQuery,
} from '../../application/earnings/earnings-view.js';

@Injectable()
export class SqlEarningsView extends EarningsView {
  constructor(private readonly sql: Sql) {
    super();
  }

  byPeriod(educatorId: string, period: EarningPeriod, count: number): Promise<readonly Earning[]> {
    return this.sql.rows<Earning>(
      `select to_char(starts, 'YYYY-MM-DD') as "from", (
         select coalesce(sum(paise), 0)::float8 from commerce.earning_day
         where educator_id = $1 and day >= starts and day < starts + ('1 ' || $2::text)::interval
       ) as paise
       from generate_series(
         date_trunc($2, now() at time zone 'Asia/Kolkata') - ($3 - 1) * ('1 ' || $2::text)::interval,
         date_trunc($2, now() at time zone 'Asia/Kolkata'),
         ('1 ' || $2::text)::interval
       ) as starts order by starts`,
      [educatorId, period, count],
    );
  }

  ofMonth({ month, after, limit }: MonthQuery): Promise<readonly MonthOfEducator[]> {
    return this.sql.rows<MonthOfEducator>(
      `select "educatorId", paise, "paiseByThen", "owedPaise" from (
         select educator_id as "educatorId", "isActive", paise, "paiseByThen",
           case when "paiseByNow" < paid then "paiseByNow" - paid
             else greatest(0, least("paiseByThen", "paiseByNow") - paid) end as "owedPaise"
         from (
           select educator_id, sum(paise)::float8 as "paiseByNow",
             coalesce(sum(paise) filter (where day < $2::date), 0)::float8 as "paiseByThen",
             coalesce(sum(paise) filter (where day >= $1::date and day < $2::date), 0)::float8
               as paise,
             bool_or(day >= $1::date and day < $2::date) as "isActive"
           from commerce.earning_day where $3::uuid is null or educator_id > $3
           group by educator_id
         ) as earned, lateral (
           select coalesce(sum(amount_paise), 0)::float8 as paid from commerce.payout
           where educator_id = earned.educator_id and withdrawn_at is null
         ) as payouts
       ) as months where "isActive" or "owedPaise" > 0
       order by "educatorId" limit $4`,
      [`${month}-01`, firstDayAfter(month), after, limit],
    );
  }
}

/** `2027-01-01` after `2026-12`. */
function firstDayAfter(month: string): string {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 10);
}
