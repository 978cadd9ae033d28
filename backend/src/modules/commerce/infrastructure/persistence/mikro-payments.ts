import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import type { Payment } from '../../domain/payment.js';
import { Payments } from '../../domain/payments.js';
import { PaymentMapping } from './mapping.js';

@Injectable()
export class MikroPayments extends Payments {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
  ) {
    super();
  }

  find(paymentId: string): Promise<Payment | null> {
    return this.database.em.findOne(PaymentMapping, { id: paymentId });
  }

  ofOrder(orderId: string): Promise<readonly Payment[]> {
    return this.database.em.find(PaymentMapping, { orderId });
  }

  save(payment: Payment): Promise<void> {
    return this.store.save(payment);
  }
}
