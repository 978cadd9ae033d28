import type { WebhookDelivery } from './webhook-delivery.js';

export abstract class WebhookDeliveries {
  abstract find(id: string): Promise<WebhookDelivery | null>;
  abstract save(delivery: WebhookDelivery): Promise<void>;
  /** Removes some prepared before then that are not on their way any more; says how many. */
  abstract removeSettled(before: Date, most: number): Promise<number>;
}
