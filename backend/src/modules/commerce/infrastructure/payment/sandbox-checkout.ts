import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { WebhookCall } from '../../application/payments/payment-provider.js';
import { SandboxPaymentChanged } from '../../domain/facts.js';
import { CURRENCY } from '../../domain/order.js';
import type { SandboxBooks } from './sandbox-books.js';
import { SANDBOX_CARD } from './sandbox-provider.js';
import { sign, signCheckout } from './signatures.js';

export type SandboxOutcome = 'success' | 'failed' | 'captured-without-return';

/** What the provider's checkout returns to the page. */
export type SandboxAnswer =
  | {
      readonly razorpay_order_id: string;
      readonly razorpay_payment_id: string;
      readonly razorpay_signature: string;
    }
  | { readonly error: { readonly code: string; readonly description: string } }
  | Record<string, never>;

interface PaymentRow {
  id: string;
  order_id: string;
  status: 'captured' | 'failed' | 'refunded';
  amount: number;
  created_at: number;
}

/** The sandbox's counterpart of the provider's checkout and webhooks. */
export class SandboxCheckout {
  constructor(
    private readonly secret: string,
    private readonly books: SandboxBooks,
  ) {}

  /** Pays the order, or fails to; the signed webhook follows automatically. @throws NotFound */
  pay(providerOrderId: string, outcome: SandboxOutcome): Promise<SandboxAnswer> {
    return this.books.unitOfWork.run(async () => {
      const order = await this.books.sql.first(
        'select id from commerce.sandbox_order where id = $1 for update',
        [providerOrderId],
      );
      if (!order) throw new NotFound();
      // A separate statement: one that waited for the lock would still use the snapshot from before it.
      const paid = await this.books.sql.first(
        "select id from commerce.sandbox_payment where order_id = $1 and status <> 'failed'",
        [providerOrderId],
      );
      if (paid) return refusal('This order has been paid already.');
      const paymentId = `pay_${this.books.ids.next().replaceAll('-', '')}`;
      await this.books.sql.rows(
        'insert into commerce.sandbox_payment (id, order_id, status) values ($1, $2, $3)',
        [paymentId, providerOrderId, outcome === 'failed' ? 'failed' : 'captured'],
      );
      await this.books.outbox.append([SandboxPaymentChanged.of({ paymentId })]);
      if (outcome === 'failed') return refusal('Your payment was declined by the bank.');
      if (outcome === 'captured-without-return') return {};
      return {
        razorpay_order_id: providerOrderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signCheckout(this.secret, providerOrderId, paymentId),
      };
    });
  }

  /** The signed webhook call about a payment. @throws NotFound */
  async webhookAbout(paymentId: string): Promise<WebhookCall> {
    const payment = await this.books.sql.first<PaymentRow>(
      `select p.id, p.order_id, p.status, o.amount_paise as amount,
         extract(epoch from p.made_at)::integer as created_at
       from commerce.sandbox_payment p join commerce.sandbox_order o on o.id = p.order_id where p.id = $1`,
      [paymentId],
    );
    if (!payment) throw new NotFound();
    const { type: method, name: network, cardEnding: last4 } = SANDBOX_CARD;
    const card = { network, last4 };
    const entity = { ...payment, entity: 'payment', currency: CURRENCY, method, card };
    const body = Buffer.from(
      JSON.stringify({
        entity: 'event',
        event: payment.status === 'refunded' ? 'refund.processed' : `payment.${payment.status}`,
        contains: ['payment'],
        payload: { payment: { entity } },
      }),
    );
    const eventId = `event_${paymentId}_${payment.status}`;
    return { body, signature: sign(this.secret, body), eventId };
  }
}

function refusal(description: string): SandboxAnswer {
  return { error: { code: 'BAD_REQUEST_ERROR', description } };
}
