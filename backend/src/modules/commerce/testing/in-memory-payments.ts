import type { Payment } from '../domain/payment.js';
import { Payments } from '../domain/payments.js';
import { AggregateShelf, RecordedFacts } from './aggregate-shelf.js';

export class InMemoryPayments extends Payments {
  readonly shelf = new AggregateShelf<Payment>(new RecordedFacts());

  get all(): readonly Payment[] {
    return this.shelf.all;
  }

  async find(paymentId: string): Promise<Payment | null> {
    return this.shelf.get(paymentId);
  }

  async ofOrder(orderId: string): Promise<readonly Payment[]> {
    return this.all.filter((payment) => payment.orderId === orderId);
  }

  async save(payment: Payment): Promise<void> {
    this.shelf.put(payment);
  }
}
