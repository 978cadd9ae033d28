import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { EventName } from './events.js';
import { WebhookDue } from './facts.js';

export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

interface NewDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly event: EventName;
  readonly data: object;
  readonly happenedAt: Date;
}

/** One event to be delivered to one endpoint. Receivers recognize repetitions by its id. */
export class WebhookDelivery extends AggregateRoot {
  private _status: DeliveryStatus = 'pending';
  private _attempts = 0;
  private _lastAnswer: string | null = null;
  private _deliveredAt: Date | null = null;

  private constructor(
    readonly id: string,
    readonly endpointId: string,
    readonly event: EventName,
    readonly data: object,
    readonly happenedAt: Date,
  ) {
    super();
  }

  static prepare({ id, endpointId, event, data, happenedAt }: NewDelivery): WebhookDelivery {
    const delivery = new WebhookDelivery(id, endpointId, event, data, happenedAt);
    delivery.record(WebhookDue.of({ deliveryId: id }));
    return delivery;
  }

  /** Sends the same event again, under the same id. A no-op while it is still pending. */
  replay(): void {
    if (this._status === 'pending') return;
    this._status = 'pending';
    this.record(WebhookDue.of({ deliveryId: this.id }));
  }

  succeed(answer: string, at: Date): void {
    this._attempts += 1;
    this._status = 'delivered';
    this._lastAnswer = answer;
    this._deliveredAt = at;
  }

  /** Records a failed attempt; the next one follows automatically. */
  miss(answer: string): void {
    this._attempts += 1;
    this._lastAnswer = answer;
  }

  /** Keeps `delivered`: the last attempt may have succeeded, and only its report got lost. */
  giveUp(): void {
    if (this._status === 'pending') this._status = 'failed';
  }

  get status(): DeliveryStatus {
    return this._status;
  }

  get attempts(): number {
    return this._attempts;
  }

  get lastAnswer(): string | null {
    return this._lastAnswer;
  }

  get deliveredAt(): Date | null {
    return this._deliveredAt;
  }
}
