import type { WebhookDelivery } from './webhook-delivery.js';

export abstract class WebhookDeliveries {
  abstract find(id: string): Promise<WebhookDelivery | null>;
  abstract save(delivery: WebhookDelivery): Promise<void>;
}
