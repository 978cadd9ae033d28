import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Forbidden, NotFound } from '../../../../platform/domain/domain-error.js';
import { PaymentNotVerified } from '../../domain/errors.js';
import { CURRENCY, type Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import type { PaymentReport } from '../../domain/payment.js';
import type { ReportedStatus } from '../../domain/payment-status.js';
import { Refunds } from '../../domain/refunds.js';
import { Buyers } from '../orders/buyers.js';
import { type CheckoutProof, PaymentProvider, PaymentProviderFailed } from './payment-provider.js';
import { SettlePayment } from './settle-payment.js';

export interface VerifyPaymentCommand {
  readonly learnerId: string;
  readonly courseId: string;
  readonly claimedUserId: string | undefined;
  readonly proof: CheckoutProof;
}

/** The statuses of an attempt that can no longer buy anything. */
const OVER: ReadonlySet<ReportedStatus> = new Set(['failed', 'released', 'refunded']);

/**
 * `surplus`: the money bought nothing, for one of the reasons of SettleCapture; it is refunded · `returned`: it bought
 * the course, and was refunded since.
 */
export type VerifiedPayment = 'enrolled' | 'pending' | 'surplus' | 'returned';

/** The learner comes back from the checkout with the proof of a payment. */
@Injectable()
export class VerifyPayment {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly buyers: Buyers,
    private readonly provider: PaymentProvider,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  async execute(command: VerifyPaymentCommand): Promise<VerifiedPayment> {
    const { learnerId, courseId, claimedUserId, proof } = command;
    if (claimedUserId !== undefined && claimedUserId !== learnerId) throw new Forbidden();
    const order = await this.orders.ofLearner(learnerId, proof.providerOrderId);
    if (!order) throw new NotFound();
    if (order.courseId !== courseId || !this.provider.isGenuine(proof))
      throw new PaymentNotVerified();
    if (order.wasPaidBy(proof.paymentId))
      return order.status === 'refunded' ? 'returned' : 'enrolled';
    // The webhook may have been faster and the money refunded already: the provider then reports it as `refunded`.
    if ((await this.refunds.find(proof.paymentId))?.cause === 'surplus') return 'surplus';
    const heardAt = this.clock.now();
    const report = await this.askProvider(proof);
    // The signature is genuine, but the provider does not list the payment yet: the webhook will report it.
    if (!report) return 'pending';
    assertPays(order, report);
    const seesBuyer = (await this.buyers.find(learnerId)) !== null;
    const settled = await this.settlePayment.execute(report, { heardAt, hasSeenBuyer: seesBuyer });
    if (settled?.wasPaidBy(report.paymentId)) return 'enrolled';
    return report.status === 'captured' ? 'surplus' : 'pending';
  }

  private async askProvider({ providerOrderId, paymentId }: CheckoutProof) {
    try {
      const reports = await this.provider.fetchPayments(providerOrderId);
      return reports.find((report) => report.paymentId === paymentId);
    } catch (error) {
      if (error instanceof PaymentProviderFailed) return undefined;
      throw error;
    }
  }
}

function assertPays(order: Order, report: PaymentReport): void {
  const isRight = report.currency === CURRENCY && report.amountPaise === order.price.paise;
  if (!isRight || OVER.has(report.status)) throw new PaymentNotVerified();
}
