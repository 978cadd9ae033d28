import { Injectable } from '@nestjs/common';
import type { Change, Summary } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Orders } from '../../domain/orders.js';
import type { PaymentReport } from '../../domain/payment.js';
import { Refunds } from '../../domain/refunds.js';
import { PaymentProvider } from './payment-provider.js';
import { SettlePayment } from './settle-payment.js';

/** Staff compare an order with the provider's records now, and retry refunds that the provider refused. */
@Injectable()
export class ReconcileOrder {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly settlePayment: SettlePayment,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Fetches the provider's reports; changes nothing. @throws NotFound, PaymentProviderFailed */
  async ask(orderId: string): Promise<readonly PaymentReport[]> {
    const order = await this.orders.find(orderId);
    if (!order) throw new NotFound();
    return order.providerOrderId ? this.provider.fetchPayments(order.providerOrderId) : [];
  }

  /** Applies the provider's reports. Idempotent. */
  execute(orderId: string, reports: readonly PaymentReport[]): Promise<Change> {
    return this.unitOfWork.run(async () => {
      // Of two at once, each reports what it changed itself.
      await this.orders.lock(orderId);
      const before = await this.summaryOf(orderId);
      for (const report of reports) await this.settlePayment.execute(report);
      for (const { id } of await this.refunds.ofOrder(orderId)) {
        const refund = await this.refunds.lock(id);
        refund?.retry();
        if (refund) await this.refunds.save(refund);
      }
      return { before, after: await this.summaryOf(orderId) };
    });
  }

  private async summaryOf(orderId: string): Promise<Summary> {
    const order = await this.orders.find(orderId);
    const refunds = await this.refunds.ofOrder(orderId);
    return {
      status: order?.status ?? null,
      paidBy: order?.paidBy ?? null,
      refunds: refunds.map(({ id, status }) => `${id} ${status}`).join(', '),
    };
  }
}
