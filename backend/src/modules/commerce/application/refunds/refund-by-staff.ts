import { Injectable } from '@nestjs/common';
import type { Change } from '../../../../platform/application/operations.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Orders } from '../../domain/orders.js';
import { ReturnMoney } from './return-money.js';

export interface RefundByStaffCommand {
  readonly orderId: string;
  readonly reason: string;
}

/** Staff refund an order regardless of the refund policy. */
@Injectable()
export class RefundByStaff {
  constructor(
    private readonly orders: Orders,
    private readonly returnMoney: ReturnMoney,
  ) {}

  /** Idempotent. @throws NotFound, NothingToRefund, TooOldToRefund */
  async execute({ orderId, reason }: RefundByStaffCommand): Promise<Change> {
    const before = await this.statusOf(orderId);
    await this.returnMoney.execute({ orderId, cause: 'ops', reason, permit: () => undefined });
    return { before: { status: before }, after: { status: await this.statusOf(orderId) } };
  }

  private async statusOf(orderId: string): Promise<string> {
    const order = await this.orders.find(orderId);
    if (!order) throw new NotFound();
    return order.status;
  }
}
