import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { CheckPlan } from '../../domain/check-plan.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { Payments } from '../../domain/payments.js';
import { Refunds } from '../../domain/refunds.js';
import { isRefusal, PaymentProvider } from '../payments/payment-provider.js';
import { SendRefund } from '../refunds/send-refund.js';
import { SettlePayment } from '../payments/settle-payment.js';

/** Compares one order with the provider's records, to find payments whose webhook got lost. */
@Injectable()
export class CheckOrder {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly provider: PaymentProvider,
    private readonly settlePayment: SettlePayment,
    private readonly sendRefund: SendRefund,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the check if it is due, in one process only. If the provider does not answer, the order is due again soon; a
   * refusal counts as an answer, and the plan goes on. @throws PaymentProviderFailed in both cases
   */
  async whenDue(orderId: string): Promise<void> {
    const begun = await this.change(orderId, (order) => order.beginCheck(this.clock.now()));
    if (!begun) return;
    try {
      await this.now(orderId);
    } catch (error) {
      if (isRefusal(error)) await this.end(orderId, begun);
      throw error;
    }
    await this.end(orderId, begun);
  }

  /** Runs the check whether or not it is due. @throws PaymentProviderFailed */
  async now(orderId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order?.providerOrderId) return;
    const heardAt = this.clock.now();
    const reports = await this.provider.fetchPayments(order.providerOrderId);
    for (const report of reports) await this.settlePayment.execute(report, { heardAt });
    for (const refund of await this.refunds.ofOrder(orderId))
      await this.sendRefund.execute(refund.id);
  }

  private async end(orderId: string, begun: CheckPlan): Promise<void> {
    const now = this.clock.now();
    const hasMoneyOnItsWay =
      (await this.refunds.ofOrder(orderId)).some((refund) => !refund.isOver) ||
      (await this.payments.ofOrder(orderId)).some((payment) => payment.mayStillCome(now));
    await this.change(orderId, (order) => order.endCheck(begun, now, hasMoneyOnItsWay));
  }

  private change<T>(orderId: string, step: (order: Order) => T): Promise<T | undefined> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(orderId);
      if (!order) return undefined;
      const result = step(order);
      await this.orders.save(order);
      return result;
    });
  }
}
