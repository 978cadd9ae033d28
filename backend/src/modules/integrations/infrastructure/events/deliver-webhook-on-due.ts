import { Injectable } from '@nestjs/common';
import { type Aftermath, Subscriber } from '../../../../platform/application/subscriber.js';
import { DeliverWebhook } from '../../application/deliver-webhook.js';
import { WebhookDue } from '../../domain/facts.js';
import { WEBHOOKS_AT_ONCE } from '../sending/fair-webhook-sender.js';

interface Due {
  readonly deliveryId: string;
}

@Injectable()
export class DeliverWebhookOnDue extends Subscriber<Due> {
  readonly name = 'integrations.deliver-webhook';
  readonly fact = WebhookDue;
  override readonly marks = 'afterwards';
  /** With waits of at most five minutes, some four hours, in which the receiver may be fixed. */
  override readonly maxAttempts = 56;
  override readonly concurrency = WEBHOOKS_AT_ONCE;

  constructor(private readonly deliverWebhook: DeliverWebhook) {
    super();
  }

  handle(due: Due): Promise<void> {
    return this.deliverWebhook.execute(due);
  }

  /** We cannot fix the receiver: the list of deliveries shows the failure, and staff can replay it from there. */
  override async giveUp(due: Due): Promise<Aftermath> {
    await this.deliverWebhook.giveUp(due);
    return 'settled';
  }
}
