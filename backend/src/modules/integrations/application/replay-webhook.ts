import { Injectable } from '@nestjs/common';
import type { Change } from '../../../platform/application/operations.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { WebhookDeliveries } from '../domain/webhook-deliveries.js';

@Injectable()
export class ReplayWebhook {
  constructor(private readonly deliveries: WebhookDeliveries) {}

  async execute({ deliveryId }: { deliveryId: string }): Promise<Change> {
    const delivery = await this.deliveries.find(deliveryId);
    if (!delivery) throw new NotFound();
    const before = { status: delivery.status };
    delivery.replay();
    await this.deliveries.save(delivery);
    return { before, after: { status: delivery.status } };
  }
}
