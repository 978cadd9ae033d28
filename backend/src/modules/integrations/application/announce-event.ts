import { Injectable } from '@nestjs/common';
import { Ids } from '../../../platform/application/ids.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import type { EventName } from '../domain/events.js';
import { WebhookDeliveries } from '../domain/webhook-deliveries.js';
import { WebhookDelivery } from '../domain/webhook-delivery.js';
import { WebhookEndpoints } from '../domain/webhook-endpoints.js';

interface Announcement {
  readonly event: EventName;
  readonly data: object;
  readonly happenedAt: Date;
}

/** Creates a delivery for every endpoint subscribed to the event. */
@Injectable()
export class AnnounceEvent {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly ids: Ids,
  ) {}

  async execute({ event, data, happenedAt }: Announcement): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const { id: endpointId } of await this.endpoints.listeningTo(event))
        await this.deliveries.save(
          WebhookDelivery.prepare({
            id: this.ids.next(),
            endpointId,
            event,
            data,
            happenedAt,
          }),
        );
    });
  }
}
