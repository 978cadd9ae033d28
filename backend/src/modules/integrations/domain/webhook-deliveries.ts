import type { WebhookDelivery } from './webhook-delivery.js';

export abstract class WebhookDeliveries {
  abstract find(id: string): Promise<WebhookDelivery | null>;
  abstract save(delivery: WebhookDelivery): Promise<void>;
  /** Forgets those from before then that are not on their way any more. */
  abstract forgetSettled(before: Date): Promise<void>;
}
