import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { WebhookDeliveries } from '../domain/webhook-deliveries.js';
import type { WebhookDelivery } from '../domain/webhook-delivery.js';
import type { WebhookEndpoint } from '../domain/webhook-endpoint.js';
import { WebhookEndpoints } from '../domain/webhook-endpoints.js';
import { type SignedMessage, WebhookSender } from './webhook-sender.js';
import { WebhookSigner } from './webhook-signer.js';

/** Thrown to have the delivery retried. */
class NotAccepted extends Error {}

/** Makes one delivery attempt and records its result. */
@Injectable()
export class DeliverWebhook {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deliveries: WebhookDeliveries,
    private readonly endpoints: WebhookEndpoints,
    private readonly signer: WebhookSigner,
    private readonly sender: WebhookSender,
    private readonly clock: Clock,
  ) {}

  async execute({ deliveryId }: { deliveryId: string }): Promise<void> {
    const delivery = await this.deliveries.find(deliveryId);
    const endpoint = delivery && (await this.endpoints.find(delivery.endpointId));
    if (!delivery || !endpoint || delivery.status !== 'pending') return;
    if (!endpoint.isActive) return this.giveUp({ deliveryId });
    const { answer, accepted } = await this.attempt(delivery, endpoint);
    await this.note(deliveryId, (found) =>
      accepted ? found.succeed(answer, this.clock.now()) : found.miss(answer),
    );
    if (!accepted) throw new NotAccepted(answer);
  }

  /** Ends the automatic retries; ops staff may replay the delivery. */
  async giveUp({ deliveryId }: { deliveryId: string }): Promise<void> {
    await this.note(deliveryId, (delivery) => delivery.giveUp());
  }

  private async attempt(
    delivery: WebhookDelivery,
    endpoint: WebhookEndpoint,
  ): Promise<{ answer: string; accepted: boolean }> {
    try {
      const status = await this.sender.send(this.messageOf(delivery, endpoint));
      return { answer: `HTTP ${status}`, accepted: status >= 200 && status < 300 };
    } catch (error) {
      return { answer: error instanceof Error ? error.message : 'no reply', accepted: false };
    }
  }

  private messageOf(delivery: WebhookDelivery, endpoint: WebhookEndpoint): SignedMessage {
    const { id, event: type, happenedAt, data } = delivery;
    const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
    const timestamp = Math.floor(this.clock.now().getTime() / 1_000);
    return {
      url: endpoint.url,
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': this.signer.sign({ id, timestamp, body }, endpoint.secrets),
      },
    };
  }

  private note(deliveryId: string, change: (delivery: WebhookDelivery) => void): Promise<void> {
    return this.unitOfWork.run(async () => {
      const delivery = await this.deliveries.lock(deliveryId);
      if (!delivery) return;
      change(delivery);
      await this.deliveries.save(delivery);
    });
  }
}
