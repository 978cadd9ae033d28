import type { Ids } from '../../../../platform/application/ids.js';
import type { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type CheckoutProof,
  type NewProviderOrder,
  PaymentProvider,
  type ProviderEvent,
  type ProviderOrder,
  type WebhookCall,
} from '../../application/payment-provider.js';
import { CURRENCY } from '../../domain/order.js';
import type { PaymentReport } from '../../domain/payment.js';
import { readWebhook } from './razorpay-messages.js';
import { isGenuineCheckout } from './signatures.js';

/** By this account name the client knows which checkout to open. */
const SANDBOX_KEY_ID = 'sandbox';

/**
 * A provider that takes no money, for demos and tests. It keeps its books in the database, so that every process
 * sees the same, and signs as Razorpay does.
 */
export class SandboxProvider extends PaymentProvider {
  readonly keyId = SANDBOX_KEY_ID;

  constructor(
    private readonly secret: string,
    private readonly sql: Sql,
    private readonly ids: Ids,
  ) {
    super();
  }

  async createOrder({ receipt, amountPaise }: NewProviderOrder): Promise<ProviderOrder> {
    // The update changes nothing: it makes the row come back when the receipt is known already.
    const [order] = await this.sql.rows<ProviderOrder>(
      `insert into commerce.sandbox_order (id, receipt, amount_paise) values ($1, $2, $3)
       on conflict (receipt) do update set receipt = excluded.receipt
       returning id, amount_paise as "amountPaise"`,
      [`order_${this.ids.next().replaceAll('-', '')}`, receipt, amountPaise],
    );
    if (!order) throw new Error('The sandbox lost an order.');
    return order;
  }

  async fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]> {
    const rows = await this.sql.rows<Omit<PaymentReport, 'currency'>>(
      `select p.order_id as "providerOrderId", p.id as "paymentId", p.status, o.amount_paise as "amountPaise"
       from commerce.sandbox_payment p join commerce.sandbox_order o on o.id = p.order_id
       where p.order_id = $1 order by p.made_at`,
      [providerOrderId],
    );
    return rows.map((row) => ({ ...row, currency: CURRENCY }));
  }

  isGenuine(proof: CheckoutProof): boolean {
    return isGenuineCheckout(this.secret, proof);
  }

  parseWebhook(call: WebhookCall): ProviderEvent {
    return readWebhook([this.secret], call);
  }
}
