import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { OrderHistory, type OrderSummary } from '../../application/order-history.js';

@Injectable()
export class SqlOrderHistory extends OrderHistory {
  constructor(private readonly sql: Sql) {
    super();
  }

  // Ids sort by time, so they serve as the key of the pages too.
  ofLearner(
    learnerId: string,
    { limit, before }: { limit: number; before: string | null },
  ): Promise<readonly OrderSummary[]> {
    return this.sql.rows<OrderSummary>(
      `select id as "orderId", provider_order_id as "providerOrderId", course_id as "courseId",
         course_title as "courseTitle", price_paise as "amountPaise", status,
         opened_at as "openedAt", paid_at as "paidAt"
       from commerce."order"
       where learner_id = $1 and ($2::uuid is null or id < $2::uuid)
       order by id desc limit $3`,
      [learnerId, before, limit],
    );
  }
}
