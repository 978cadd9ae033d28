import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { NothingToRefund, ProviderCanRefund } from '../../domain/errors.js';
import { Ledger, refundEntries } from '../../domain/ledger.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { Payments } from '../../domain/payments.js';
import type { Refund } from '../../domain/refund.js';
import { RefundPolicy } from '../../domain/refund-policy.js';
import { Refunds } from '../../domain/refunds.js';
import { ProviderEvents } from '../payments/provider-events.js';
import { ReturnMoney } from './return-money.js';

export interface RecordTransferCommand {
  readonly orderId: string;
  /** Includes the reference of the transfer. */
  readonly reason: string;
}

/**
 * Staff transferred the money themselves, because the provider refuses or fails to refund it, or the sale is too old.
 */
@Injectable()
export class RecordTransfer {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly ledger: Ledger,
    private readonly events: ProviderEvents,
    private readonly returnMoney: ReturnMoney,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NothingToRefund when no refund of the order needs a transfer, ProviderCanRefund */
  execute(command: RecordTransferCommand): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.lock(command.orderId);
      if (!order) throw new NotFound();
      const before = await this.summaryOf(order);
      await this.record(order, command);
      return { before, after: await this.summaryOf(order) };
    });
  }

  /** Failed refunds come first; only without any is the transfer a refund of the paid sale. */
  private async record(order: Order, command: RecordTransferCommand): Promise<void> {
    const refunds = await this.refunds.ofOrder(order.id);
    const failed = refunds.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return this.settle(order, failed);
    const taken: Refund[] = [];
    for (const refund of refunds)
      if (refund.isOver && (await this.isOwedAgain(refund))) taken.push(refund);
    if (taken.length > 0) return this.sendAnew(taken);
    await this.takeBack(command);
    const owed = (await this.refunds.ofOrder(order.id)).filter(({ isOver }) => !isOver);
    return this.settle(order, owed);
  }

  /** It counted as done until the provider reported its failure; the money may have gone back even so. */
  private async isOwedAgain({ id, doneAt }: Refund): Promise<boolean> {
    const payment = await this.payments.find(id);
    if (!payment) return false;
    const failed = await this.events.failedRefunds(id);
    return failed.some(
      ({ paise, heardAt }) =>
        heardAt.getTime() >= (doneAt?.getTime() ?? 0) &&
        !payment.isGoneWithout(paise ?? payment.amount.paise),
    );
  }

  private async takeBack(command: RecordTransferCommand): Promise<void> {
    await this.returnMoney.execute({
      ...command,
      cause: 'ops',
      isByTransfer: true,
      permit: ({ status }, paidAt) => {
        if (status !== 'paid') throw new NothingToRefund();
        if (RefundPolicy.isPossible(paidAt, this.clock.now())) throw new ProviderCanRefund();
      },
    });
  }

  /** Settles refunds that are owed and that the provider did not send. */
  private async settle(order: Order, owed: readonly Refund[]): Promise<void> {
    for (const { id } of owed) {
      const [refund, payment] = [await this.refunds.lock(id), await this.payments.find(id)];
      if (!refund || !payment) continue;
      await this.ledger.post(refundEntries(order, payment, payment.kept));
      payment.returnElsewhere();
      await this.payments.save(payment);
      refund.transferred(this.clock.now());
      await this.refunds.save(refund);
    }
  }

  /** Updates refunds that counted as done until the provider reported their failure. */
  private async sendAnew(done: readonly Refund[]): Promise<void> {
    for (const { id } of done) {
      const refund = await this.refunds.lock(id);
      refund?.transferred(this.clock.now());
      if (refund) await this.refunds.save(refund);
    }
  }

  private async summaryOf({ id, status }: Order) {
    const refunds = await this.refunds.ofOrder(id);
    // With the time: one that counted as done may be sent anew.
    const told = refunds.map((refund) =>
      [refund.id, `${refund.amount.paise} paise`, refund.status, refund.doneAt?.toISOString()]
        .filter(Boolean)
        .join(' '),
    );
    return { status, refunds: told.join(', ') };
  }
}
