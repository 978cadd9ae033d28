import type { DeliveryStatus } from '../domain/webhook-delivery.js';
import type { EventName } from '../domain/events.js';

export interface EndpointRecord {
  readonly id: string;
  readonly url: string;
  readonly events: readonly EventName[];
  readonly isActive: boolean;
  readonly createdAt: Date;
}

export interface DeliveryRecord {
  readonly id: string;
  readonly endpointId: string;
  readonly event: EventName;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly lastAnswer: string | null;
  readonly happenedAt: Date;
  readonly deliveredAt: Date | null;
}

/** Null fields match any value. */
export interface DeliveryFilter {
  readonly endpointId: string | null;
  readonly status: DeliveryStatus | null;
}

export abstract class WebhooksView {
  /** Newest first. */
  abstract endpoints(): Promise<readonly EndpointRecord[]>;
  /** Newest first, at most the limit; the next page starts before the id. */
  abstract deliveries(
    filter: DeliveryFilter,
    limit: number,
    before: string | null,
  ): Promise<readonly DeliveryRecord[]>;
}
