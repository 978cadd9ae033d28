import { Injectable } from '@nestjs/common';
import { Subscriber } from '../../../../platform/application/subscriber.js';
import { ReceiveWebhook } from '../../application/payments/receive-webhook.js';
import { SandboxPaymentChanged } from '../../domain/facts.js';
import { SandboxCheckout } from '../payment/sandbox-checkout.js';

/** Calls our webhook as the provider would. */
@Injectable()
export class DeliverWebhookOnSandboxPayment extends Subscriber<{ readonly paymentId: string }> {
  readonly name = 'commerce.deliver-sandbox-webhook';
  readonly fact = SandboxPaymentChanged;

  constructor(
    private readonly checkout: SandboxCheckout,
    private readonly receiveWebhook: ReceiveWebhook,
  ) {
    super();
  }

  async handle({ paymentId }: { readonly paymentId: string }): Promise<void> {
    await this.receiveWebhook.execute(await this.checkout.webhookAbout(paymentId));
  }
}
