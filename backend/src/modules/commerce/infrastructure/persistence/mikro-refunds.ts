import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import type { Refund } from '../../domain/refund.js';
import { Refunds } from '../../domain/refunds.js';
import { RefundMapping } from './mapping.js';

@Injectable()
export class MikroRefunds extends Refunds {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  find(paymentId: string): Promise<Refund | null> {
    return this.em.findOne(RefundMapping, { id: paymentId });
  }

  lock(paymentId: string): Promise<Refund | null> {
    return this.em.findOne(
      RefundMapping,
      { id: paymentId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  ofOrder(orderId: string): Promise<readonly Refund[]> {
    return this.em.find(RefundMapping, { orderId }, { orderBy: { requestedAt: 'asc' } });
  }

  save(refund: Refund): Promise<void> {
    return this.store.save(refund);
  }
}
