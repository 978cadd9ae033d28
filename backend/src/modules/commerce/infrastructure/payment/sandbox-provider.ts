import {
  type CheckoutProof,
  type NewProviderOrder,
  PaymentProvider,
  PaymentProviderFailed,
  type ProviderEvent,
  type ProviderOrder,
  type RefundRequest,
  type WebhookCall,
} from '../../application/payments/payment-provider.js';
import { SandboxPaymentChanged } from '../../domain/facts.js';
import { CURRENCY } from '../../domain/order.js';
import { keepable } from '../../domain/payment-method.js';
import type { PaymentReport } from '../../domain/payment.js';
import { readWebhook } from './razorpay-messages.js';
import type { SandboxBooks } from './sandbox-books.js';
import { isGenuineCheckout } from './signatures.js';

/** Tells the client which checkout to open. */
const SANDBOX_KEY_ID = 'sandbox';
/** The card that the client's sandbox checkout shows. */
export const SANDBOX_CARD = { type: 'card', name: 'Visa', cardEnding: '1111' } as const;

/**
 * A provider that takes no money, for demos and tests. It stores its records in the database, so that every process
 * sees the same, and signs as Razorpay does.
 */
export class SandboxProvider extends PaymentProvider {
  readonly keyId = SANDBOX_KEY_ID;

  constructor(
    private readonly secret: string,
    private readonly books: SandboxBooks,
  ) {
    super();
  }

  async createOrder({ receipt, amountPaise }: NewProviderOrder): Promise<ProviderOrder> {
    // The no-op update makes the statement return the row when the receipt is already known.
    const [order] = await this.books.sql.rows<ProviderOrder>(
      `insert into commerce.sandbox_order (id, receipt, amount_paise) values ($1, $2, $3)
       on conflict (receipt) do update set receipt = excluded.receipt
       returning id, amount_paise as "amountPaise"`,
      [`order_${this.books.ids.next().replaceAll('-', '')}`, receipt, amountPaise],
    );
    if (!order) throw new Error('The sandbox lost an order.');
    return order;
  }

  async fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]> {
    // The sandbox knows no partial refunds, no disputes and only one card.
    const method = keepable(SANDBOX_CARD);
    const always = { currency: CURRENCY, refundedPaise: 0, chargeback: null, method };
    const rows = await this.books.sql.rows<Omit<PaymentReport, keyof typeof always>>(
      `select p.order_id as "providerOrderId", p.id as "paymentId", p.status, o.amount_paise as "amountPaise",
         p.made_at as "madeAt"
       from commerce.sandbox_payment p join commerce.sandbox_order o on o.id = p.order_id
       where p.order_id = $1 order by p.made_at`,
      [providerOrderId],
    );
    return rows.map((row) => ({ ...row, ...always }));
  }

  async refund({ paymentId }: RefundRequest): Promise<void> {
    const { sql, outbox, unitOfWork } = this.books;
    await unitOfWork.run(async () => {
      const payment = await sql.first<{ status: string }>(
        'select status from commerce.sandbox_payment where id = $1 for update',
        [paymentId],
      );
      if (!payment || payment.status === 'failed')
        throw new PaymentProviderFailed('declined', 'There is no such money.');
      if (payment.status === 'refunded') return;
      await sql.rows("update commerce.sandbox_payment set status = 'refunded' where id = $1", [
        paymentId,
      ]);
      await outbox.append([SandboxPaymentChanged.of({ paymentId })]);
    });
  }

  isGenuine(proof: CheckoutProof): boolean {
    return isGenuineCheckout(this.secret, proof);
  }

  parseWebhook(call: WebhookCall): ProviderEvent {
    return readWebhook([this.secret], call);
  }
}
