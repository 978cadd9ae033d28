import {
  type CheckoutProof,
  type FailedRefund,
  type FailedOutcome,
  type NewProviderOrder,
  PaymentProvider,
  PaymentProviderFailed,
  type ProviderEvent,
  type ProviderOrder,
  type RefundRequest,
  type WebhookCall,
} from '../application/payments/payment-provider.js';
import { REFUND_EVENTS } from '../application/payments/provider-events.js';
import { PaymentNotVerified } from '../domain/errors.js';
import type { Chargeback, PaymentReport } from '../domain/payment.js';
import type { ReportedStatus } from '../domain/payment-status.js';

/** A provider in memory that signs with plain text and can be told to fail. */
export class InMemoryProvider extends PaymentProvider {
  readonly keyId = 'key-of-the-test';
  readonly orders = new Map<string, ProviderOrder>();
  private readonly reports = new Map<string, PaymentReport>();
  /** The refunds requested from it, by idempotency key. */
  readonly refunds = new Map<string, RefundRequest>();
  private failure: FailedOutcome | null = null;
  private readonly failuresOf = new Map<string, FailedOutcome>();

  /** Makes every call that leaves the process fail, until told otherwise. */
  fail(outcome: FailedOutcome | null): void {
    this.failure = outcome;
  }

  /** Makes every query about this order fail. */
  failFor({ id }: ProviderOrder, outcome: FailedOutcome): void {
    this.failuresOf.set(id, outcome);
  }

  async createOrder({ receipt, amountPaise }: NewProviderOrder): Promise<ProviderOrder> {
    this.assertUp();
    const order = this.orders.get(receipt) ?? { id: `order_${this.orders.size + 1}`, amountPaise };
    this.orders.set(receipt, order);
    return order;
  }

  async fetchPayments(providerOrderId: string): Promise<readonly PaymentReport[]> {
    this.assertUp(this.failuresOf.get(providerOrderId));
    return [...this.reports.values()].filter((r) => r.providerOrderId === providerOrderId);
  }

  async refund(request: RefundRequest): Promise<void> {
    this.assertUp();
    const { paymentId, amountPaise, idempotencyKey } = request;
    const report = this.reports.get(paymentId);
    const isMore = report && amountPaise + report.refundedPaise > report.amountPaise;
    if (isMore && !this.refunds.has(idempotencyKey))
      throw new PaymentProviderFailed('declined', 'more than is left');
    this.refunds.set(idempotencyKey, request);
  }

  isGenuine({ providerOrderId, paymentId, signature }: CheckoutProof): boolean {
    return signature === `${providerOrderId} ${paymentId} signed`;
  }

  parseWebhook({ body, signature, eventId }: WebhookCall): ProviderEvent {
    if (signature !== 'signed') throw new PaymentNotVerified();
    const said = JSON.parse(body.toString()) as
      PaymentReport | (FailedRefund & { readonly at?: string }) | null;
    const report = said && 'status' in said ? said : null;
    const failedRefund = said && !('status' in said) ? said : null;
    return {
      id: eventId ?? body.toString(),
      type: failedRefund ? REFUND_EVENTS.failed : (report?.status ?? 'other'),
      report,
      failedRefund,
      happenedAt: failedRefund?.at === undefined ? null : new Date(failedRefund.at),
      subjectId: null,
      refundPaise: failedRefund?.amountPaise ?? null,
    };
  }

  /** Plays the checkout: the learner tries to pay, and the browser gets the proof. */
  pay(
    order: ProviderOrder,
    status: ReportedStatus = 'captured',
    {
      paymentId = 'pay_1',
      amountPaise = order.amountPaise,
      refundedPaise = 0,
      chargeback = null as Chargeback | null,
    } = {},
  ): { report: PaymentReport; proof: CheckoutProof } {
    const report = {
      providerOrderId: order.id,
      paymentId,
      status,
      amountPaise,
      currency: 'INR',
      refundedPaise,
      chargeback,
      madeAt: null,
      method: { type: 'card' as const, name: 'Visa', account: '1111' },
    };
    // Payment lists know nothing of disputes; webhook events do.
    this.reports.set(paymentId, { ...report, chargeback: null });
    const signature = `${order.id} ${paymentId} signed`;
    return { report, proof: { providerOrderId: order.id, paymentId, signature } };
  }

  private assertUp(failure = this.failure): void {
    if (failure) throw new PaymentProviderFailed(failure, 'told to fail');
  }
}
