import { beforeEach, describe, expect, it } from '@jest/globals';
import { EndpointDisabled } from '../domain/errors.js';
import { WebhookDelivery } from '../domain/webhook-delivery.js';
import { WebhookEndpoint } from '../domain/webhook-endpoint.js';
import { InMemoryEndpoints } from '../testing/in-memory-endpoints.js';
import { InMemoryWebhookDeliveries } from '../testing/in-memory-webhook-deliveries.js';
import { ReplayWebhook } from './replay-webhook.js';

const at = new Date('2026-11-21T10:00:00Z');
let endpoint: WebhookEndpoint;
let delivery: WebhookDelivery;
let replayWebhook: ReplayWebhook;

beforeEach(async () => {
  const [deliveries, endpoints] = [new InMemoryWebhookDeliveries(), new InMemoryEndpoints()];
  const url = 'https://example.com/hooks';
  const event = 'lecture.ready';
  endpoint = WebhookEndpoint.register({ id: 'e1', url, events: [event], secret: 'whsec_', at });
  const made = { id: 'd1', endpointId: 'e1', event, data: {}, happenedAt: at } as const;
  delivery = WebhookDelivery.prepare(made);
  delivery.giveUp();
  await endpoints.save(endpoint);
  await deliveries.save(delivery);
  replayWebhook = new ReplayWebhook(deliveries, endpoints);
});

describe('Replaying a webhook', () => {
  it('puts it on its way again', async () => {
    expect(await replayWebhook.execute({ deliveryId: 'd1' })).toEqual({
      before: { status: 'failed' },
      after: { status: 'pending' },
    });
  });

  it('is refused for an endpoint that is told of nothing any more', async () => {
    endpoint.disable();
    await expect(replayWebhook.execute({ deliveryId: 'd1' })).rejects.toThrow(EndpointDisabled);
    expect(delivery.status).toBe('failed');
  });
});
