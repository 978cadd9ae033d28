import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import type { Refund } from '../../domain/refund.js';
import { Refunds } from '../../domain/refunds.js';
import { RefundMapping } from './mapping.js';

@Injectable()
export class MikroRefunds extends Refunds {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  find(paymentId: string): Promise<Refund | null> {
    return this.database.em.findOne(RefundMapping, { id: paymentId });
  }

  lock(paymentId: string): Promise<Refund | null> {
    return this.database.em.findOne(RefundMapping, { id: paymentId }, LOCKED);
  }

  ofOrder(orderId: string): Promise<readonly Refund[]> {
    return this.database.em.find(RefundMapping, { orderId }, { orderBy: { requestedAt: 'asc' } });
  }

  ofOrders(orderIds: readonly string[]): Promise<readonly Refund[]> {
    return this.database.em.find(RefundMapping, { orderId: { $in: [...orderIds] } });
  }

  save(refund: Refund): Promise<void> {
    return this.store.save(refund);
  }
}
