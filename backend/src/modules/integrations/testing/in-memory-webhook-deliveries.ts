import type { WebhookDelivery } from '../domain/webhook-delivery.js';
import { WebhookDeliveries } from '../domain/webhook-deliveries.js';

export class InMemoryWebhookDeliveries extends WebhookDeliveries {
  private readonly stored = new Map<string, WebhookDelivery>();

  async lock(id: string): Promise<WebhookDelivery | null> {
    return this.find(id);
  }

  async find(id: string): Promise<WebhookDelivery | null> {
    return this.stored.get(id) ?? null;
  }

  async save(delivery: WebhookDelivery): Promise<void> {
    this.stored.set(delivery.id, delivery);
  }

  async removeSettled(): Promise<number> {
    return 0;
  }
}
