import type { WebhookDelivery } from './webhook-delivery.js';

export abstract class WebhookDeliveries {
  abstract find(id: string): Promise<WebhookDelivery | null>;
  /** The delivery with its row locked until the transaction ends, or null. */
  abstract lock(id: string): Promise<WebhookDelivery | null>;
  abstract save(delivery: WebhookDelivery): Promise<void>;
  /** Removes at most `most` deliveries prepared before the moment that are no longer pending; returns how many. */
  abstract removeSettled(before: Date, most: number): Promise<number>;
}
