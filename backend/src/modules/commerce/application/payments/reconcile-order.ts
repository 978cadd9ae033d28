import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change, Summary } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Orders } from '../../domain/orders.js';
import type { PaymentReport } from '../../domain/payment.js';
import { Refunds } from '../../domain/refunds.js';
import { PaymentProvider } from './payment-provider.js';
import { SettlePayment } from './settle-payment.js';

/** What the provider reported. */
interface Heard {
  readonly reports: readonly PaymentReport[];
  readonly heardAt: Date;
}

/** Staff compare an order with the provider's records now, and retry refunds that the provider refused. */
@Injectable()
export class ReconcileOrder {
  constructor(
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly settlePayment: SettlePayment,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Fetches the provider's reports; changes nothing. @throws NotFound, PaymentProviderFailed */
  async ask(orderId: string): Promise<Heard> {
    const order = await this.orders.find(orderId);
    if (!order) throw new NotFound();
    const heardAt = this.clock.now();
    const { providerOrderId } = order;
    const reports = providerOrderId ? await this.provider.fetchPayments(providerOrderId) : [];
    return { reports, heardAt };
  }

  /** Applies the provider's reports. Idempotent. */
  execute(orderId: string, { reports, heardAt }: Heard): Promise<Change> {
    return this.unitOfWork.run(async () => {
      // Of two at once, each reports what it changed itself.
      await this.orders.lock(orderId);
      const before = await this.summaryOf(orderId);
      for (const report of reports) await this.settlePayment.execute(report, { heardAt });
      for (const { id } of await this.refunds.ofOrder(orderId)) {
        const refund = await this.refunds.lock(id);
        refund?.retry(this.clock.now());
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
