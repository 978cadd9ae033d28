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
      `select educator_id as "educatorId", paise, "paiseByThen", "paiseByThen" - paid as "owedPaise"
       from (
         select educator_id, coalesce(sum(paise) filter (where day >= $1::date), 0)::float8 as paise,
           sum(paise)::float8 as "paiseByThen", max(day) >= $1::date as "isActive"
         from commerce.earning_day
         where day < $1::date + interval '1 month' and ($2::uuid is null or educator_id > $2)
         group by educator_id
       ) as earned, lateral (
         select coalesce(sum(amount_paise), 0)::float8 as paid from commerce.payout
         where educator_id = earned.educator_id and withdrawn_at is null
       ) as payouts
       where "isActive" or "paiseByThen" > paid
       order by educator_id limit $3`,
      [`${month}-01`, after, limit],
    );
  }
}
