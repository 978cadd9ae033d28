import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { CheckDueOrders } from '../../src/modules/commerce/application/orders/check-due-orders.js';
import type { HttpClient } from '../support/http-client.js';
import { type CheckoutOrder, Market, type Proof } from './market.js';
import { ACCOUNT, signedByStandIn, StandInRazorpay } from './stand-in-razorpay.js';

export const OLD_SECRET = 'the webhook secret before';

/** The market with an account at a fake Razorpay. */
export class RazorpayMarket {
  private constructor(
    readonly razorpay: StandInRazorpay,
    readonly market: Market,
  ) {}

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<RazorpayMarket> {
    const razorpay = await StandInRazorpay.start();
    const market = await Market.open({
      RAZORPAY_KEY_ID: ACCOUNT.keyId,
      RAZORPAY_KEY_SECRET: ACCOUNT.keySecret,
      RAZORPAY_WEBHOOK_SECRET: `${ACCOUNT.webhookSecret},${OLD_SECRET}`,
      RAZORPAY_BASE_URL: razorpay.url,
      ...settings,
    });
    return new RazorpayMarket(razorpay, market);
  }

  /** Somebody goes through the provider's checkout. */
  pay({ id }: CheckoutOrder, status = 'captured'): Proof {
    const payment = this.razorpay.pay(id, status);
    return {
      razorpay_order_id: id,
      razorpay_payment_id: payment.id,
      razorpay_signature: signedByStandIn(ACCOUNT.keySecret, `${id}|${payment.id}`),
    };
  }

  /** Buys the course from Enroll Now to the end; returns the payment's id. */
  async buy(buyer: HttpClient, courseId: string, more: Record<string, string> = {}) {
    const { body } = await this.market.enroll<CheckoutOrder>(buyer, courseId, more);
    const proof = this.pay(body);
    await this.market.verify(buyer, proof, courseId);
    return proof.razorpay_payment_id;
  }

  /** Calls the webhook; each call is a new event unless an id is given. */
  deliver(message: string, eventId: string = crypto.randomUUID()) {
    return this.market.webhook(message, { secret: ACCOUNT.webhookSecret, eventId });
  }

  /**
   * Makes the order due instead of waiting fifteen minutes; a bit in the past, because clocks differ by milliseconds.
   */
  async reconcile(order: CheckoutOrder): Promise<void> {
    const { sql, nest } = this.market.app;
    await sql.rows(
      `update commerce."order" set next_check_at = now() - interval '1 minute' where provider_order_id = $1`,
      [order.id],
    );
    await inOwnScope(() => nest.get(CheckDueOrders).execute());
  }

  async close(): Promise<void> {
    await this.market.app.close();
    await this.razorpay.close();
  }
}
