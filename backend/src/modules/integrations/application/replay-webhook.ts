import { Injectable } from '@nestjs/common';
import type { Change } from '../../../platform/application/operations.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { EndpointDisabled } from '../domain/errors.js';
import { WebhookDeliveries } from '../domain/webhook-deliveries.js';
import { WebhookEndpoints } from '../domain/webhook-endpoints.js';

@Injectable()
export class ReplayWebhook {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly endpoints: WebhookEndpoints,
  ) {}

  /** @throws NotFound, EndpointDisabled */
  async execute({ deliveryId }: { deliveryId: string }): Promise<Change> {
    const delivery = await this.deliveries.lock(deliveryId);
    if (!delivery) throw new NotFound();
    const endpoint = await this.endpoints.find(delivery.endpointId);
    if (!endpoint?.isActive) throw new EndpointDisabled();
    const before = { status: delivery.status };
    delivery.replay();
    await this.deliveries.save(delivery);
    return { before, after: { status: delivery.status } };
  }
}
