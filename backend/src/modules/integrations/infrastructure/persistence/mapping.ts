import { defineEntity, p } from '@mikro-orm/core';
import { mapped } from '../../../../platform/infrastructure/database/mapped.js';
import type { EventName } from '../../domain/events.js';
import { type DeliveryStatus, WebhookDelivery } from '../../domain/webhook-delivery.js';
import { WebhookEndpoint } from '../../domain/webhook-endpoint.js';

const SCHEMA = 'integrations';

export const WebhookEndpointMapping = defineEntity({
  class: mapped(WebhookEndpoint),
  className: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  schema: SCHEMA,
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    _events: p.array().$type<EventName[]>().fieldName('events'),
    _secret: p.text().fieldName('secret'),
    _previousSecret: p.text().fieldName('previous_secret').nullable(),
    _isActive: p.boolean().fieldName('is_active'),
    createdAt: p.datetime().fieldName('created_at'),
  },
});

export const WebhookDeliveryMapping = defineEntity({
  class: mapped(WebhookDelivery),
  className: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  schema: SCHEMA,
  indexes: [{ properties: ['endpointId', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    endpointId: p.uuid().fieldName('endpoint_id'),
    event: p.text().$type<EventName>(),
    data: p.json().$type<object>(),
    _status: p.text().$type<DeliveryStatus>().fieldName('status'),
    _attempts: p.integer().fieldName('attempts'),
    _lastAnswer: p.text().fieldName('last_answer').nullable(),
    // The column's name is from when it held the time of preparing the delivery.
    happenedAt: p.datetime().fieldName('created_at'),
    _deliveredAt: p.datetime().fieldName('delivered_at').nullable(),
  },
});
