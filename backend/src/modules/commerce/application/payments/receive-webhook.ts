import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { PaymentProvider, type WebhookCall } from './payment-provider.js';
import { ProviderEvents } from './provider-events.js';
import { NoteFailedRefund } from '../refunds/note-failed-refund.js';
import { SettlePayment } from './settle-payment.js';

/** Handles the provider's webhook, which delivers events repeatedly and out of order. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly events: ProviderEvents,
    private readonly settlePayment: SettlePayment,
    private readonly noteFailedRefund: NoteFailedRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws PaymentNotVerified when the provider did not sign the call */
  async execute(call: WebhookCall): Promise<void> {
    const event = this.provider.parseWebhook(call);
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const isNew = await this.events.note(event, now);
      if (!isNew) return;
      if (event.report) await this.settlePayment.execute(event.report, { heardAt: now });
      if (event.failedRefund)
        await this.noteFailedRefund.execute(event.failedRefund, event.happenedAt ?? now);
    });
  }
}
