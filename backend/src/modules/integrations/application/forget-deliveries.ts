import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { WebhookDeliveries } from '../domain/webhook-deliveries.js';

const KEPT_MS = 90 * 24 * 60 * 60_000;
const BATCH = 1_000;

@Injectable()
export class ForgetDeliveries {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly clock: Clock,
  ) {}

  /** Deletes deliveries that were prepared three months ago and are delivered or failed. */
  async execute(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    while (!signal.aborted)
      if ((await this.deliveries.removeSettled(before, BATCH)) < BATCH) return;
  }
}
