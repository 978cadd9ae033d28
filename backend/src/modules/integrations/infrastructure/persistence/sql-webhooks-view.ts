import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type DeliveryFilter,
  type DeliveryRecord,
  type EndpointRecord,
  WebhooksView,
} from '../../application/webhooks-view.js';

@Injectable()
export class SqlWebhooksView extends WebhooksView {
  constructor(private readonly sql: Sql) {
    super();
  }

  endpoints(): Promise<readonly EndpointRecord[]> {
    return this.sql.rows<EndpointRecord>(
      `select id, url, events, is_active as "isActive", created_at as "createdAt"
       from integrations.webhook_endpoint order by id desc`,
    );
  }

  deliveries(
    { endpointId, status }: DeliveryFilter,
    limit: number,
    before: string | null,
  ): Promise<readonly DeliveryRecord[]> {
    // Planned with the actual parameters: the partial index only applies when the status is known not to be
    // `delivered`.
    return this.sql.rowsPlannedAnew<DeliveryRecord>(
      `select id, endpoint_id as "endpointId", event, status, attempts, last_answer as "lastAnswer",
              created_at as "happenedAt", delivered_at as "deliveredAt"
       from integrations.webhook_delivery
       where ($1::uuid is null or endpoint_id = $1) and ($2::text is null or status = $2)
         and ($3::uuid is null or id < $3)
       order by id desc limit $4`,
      [endpointId, status, before, limit],
    );
  }
}
