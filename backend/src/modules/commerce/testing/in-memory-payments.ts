import type { Payment } from '../domain/payment.js';
import { Payments } from '../domain/payments.js';

export class InMemoryPayments extends Payments {
  readonly all = new Map<string, Payment>();

  async find(paymentId: string): Promise<Payment | null> {
    return this.all.get(paymentId) ?? null;
  }

  async save(payment: Payment): Promise<void> {
    this.all.set(payment.id, payment);
  }
}
