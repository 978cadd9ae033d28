import type { Order } from '../domain/order.js';
import { Orders } from '../domain/orders.js';

export class InMemoryOrders extends Orders {
  readonly all: Order[] = [];

  async openOnce(order: Order): Promise<Order> {
    const open = this.all.find(
      (other) =>
        other.status === 'open' &&
        other.learnerId === order.learnerId &&
        other.courseId === order.courseId &&
        other.price.equals(order.price),
    );
    if (!open) this.all.push(order);
    return open ?? order;
  }

  async ofLearner(learnerId: string, providerOrderId: string): Promise<Order | null> {
    const order = await this.lockPlaced(providerOrderId);
    return order?.learnerId === learnerId ? order : null;
  }

  async lock(id: string): Promise<Order | null> {
    return this.all.find((order) => order.id === id) ?? null;
  }

  async lockPlaced(providerOrderId: string): Promise<Order | null> {
    return this.all.find((order) => order.providerOrderId === providerOrderId) ?? null;
  }

  async save(order: Order): Promise<void> {
    if (!this.all.includes(order)) this.all.push(order);
  }
}
