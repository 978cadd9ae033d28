import type { Refund } from '../domain/refund.js';
import { Refunds } from '../domain/refunds.js';
import { AggregateShelf, RecordedFacts } from './aggregate-shelf.js';

export class InMemoryRefunds extends Refunds {
  readonly shelf: AggregateShelf<Refund>;

  constructor(facts = new RecordedFacts()) {
    super();
    this.shelf = new AggregateShelf(facts);
  }

  get all(): readonly Refund[] {
    return this.shelf.all;
  }

  async find(paymentId: string): Promise<Refund | null> {
    return this.shelf.get(paymentId);
  }

  async lock(paymentId: string): Promise<Refund | null> {
    return this.shelf.get(paymentId);
  }

  async ofOrder(orderId: string): Promise<readonly Refund[]> {
    return this.all.filter((refund) => refund.orderId === orderId);
  }

  async ofOrders(orderIds: readonly string[]): Promise<readonly Refund[]> {
    return this.all.filter(({ orderId }) => orderIds.includes(orderId));
  }

  async save(refund: Refund): Promise<void> {
    this.shelf.put(refund);
  }
}
