import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import type { Payment } from '../../domain/payment.js';
import { Payments } from '../../domain/payments.js';
import { PaymentMapping } from './mapping.js';

@Injectable()
export class MikroPayments extends Payments {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  find(paymentId: string): Promise<Payment | null> {
    return this.em.findOne(PaymentMapping, { id: paymentId });
  }

  ofOrder(orderId: string): Promise<readonly Payment[]> {
    return this.em.find(PaymentMapping, { orderId });
  }

  save(payment: Payment): Promise<void> {
    return this.store.save(payment);
  }
}
