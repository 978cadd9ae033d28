import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED, where } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { EventName } from '../../domain/events.js';
import { WebhookDeliveries } from '../../domain/webhook-deliveries.js';
import type { WebhookDelivery } from '../../domain/webhook-delivery.js';
import type { WebhookEndpoint } from '../../domain/webhook-endpoint.js';
import { WebhookEndpoints } from '../../domain/webhook-endpoints.js';
import { WebhookDeliveryMapping, WebhookEndpointMapping } from './mapping.js';

@Injectable()
export class MikroWebhookEndpoints extends WebhookEndpoints {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(id: string): Promise<WebhookEndpoint | null> {
    return this.database.em.findOne(WebhookEndpointMapping, { id });
  }

  lock(id: string): Promise<WebhookEndpoint | null> {
    return this.database.em.findOne(WebhookEndpointMapping, { id }, LOCKED);
  }

  listeningTo(event: EventName): Promise<readonly WebhookEndpoint[]> {
    return this.database.em.find(
      WebhookEndpointMapping,
      where({ _isActive: true, _events: { $contains: [event] } }),
    );
  }

  async reserve(url: string): Promise<void> {
    // There is no row to lock yet.
    await this.sql.reserve(`integrations.webhook_endpoint ${url}`);
  }

  activeAt(url: string): Promise<readonly WebhookEndpoint[]> {
    return this.database.em.find(WebhookEndpointMapping, {
      $and: [{ url }, where({ _isActive: true })],
    });
  }

  save(endpoint: WebhookEndpoint): Promise<void> {
    return this.store.save(endpoint);
  }
}

@Injectable()
export class MikroWebhookDeliveries extends WebhookDeliveries {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(id: string): Promise<WebhookDelivery | null> {
    return this.database.em.findOne(WebhookDeliveryMapping, { id });
  }

  lock(id: string): Promise<WebhookDelivery | null> {
    return this.database.em.findOne(WebhookDeliveryMapping, { id }, LOCKED);
  }

  save(delivery: WebhookDelivery): Promise<void> {
    return this.store.save(delivery);
  }

  async removeSettled(before: Date, most: number): Promise<number> {
    const removed = await this.sql.rows(
      `delete from integrations.webhook_delivery where id = any(array(
         select id from integrations.webhook_delivery where id < $1 and status <> 'pending' order by id limit $2
       )) returning id`,
      [firstIdOf(before), most],
    );
    return removed.length;
  }
}

/** Sorts after all ids made before the moment, because a UUIDv7 starts with its milliseconds since 1970. */
function firstIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}
