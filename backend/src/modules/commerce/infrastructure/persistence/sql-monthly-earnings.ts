import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  MonthlyEarnings,
  type MonthOfEducator,
  type MonthQuery,
} from '../../application/earnings/monthly-earnings.js';

@Injectable()
export class SqlMonthlyEarnings extends MonthlyEarnings {
  constructor(private readonly sql: Sql) {
    super();
  }

  of({ month, after, limit }: MonthQuery): Promise<readonly MonthOfEducator[]> {
    return this.sql.rows<MonthOfEducator>(
      `select educator_id as "educatorId",
         (sum(paise) filter (where day >= $1::date))::float8 as paise,
         sum(paise)::float8 as "paiseByThen"
       from commerce.earning_day
       where day < $1::date + interval '1 month' and ($2::uuid is null or educator_id > $2)
       group by educator_id having max(day) >= $1::date
       order by educator_id limit $3`,
      [`${month}-01`, after, limit],
    );
  }
}
