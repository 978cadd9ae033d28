import type { Order } from '../domain/order.js';
import { Orders } from '../domain/orders.js';
import { AggregateShelf, RecordedFacts } from './aggregate-shelf.js';

export class InMemoryOrders extends Orders {
  readonly shelf: AggregateShelf<Order>;

  constructor(facts = new RecordedFacts()) {
    super();
    this.shelf = new AggregateShelf(facts);
  }

  get all(): readonly Order[] {
    return this.shelf.all;
  }

  async openOnce(order: Order): Promise<Order> {
    const open = this.all.find(
      (other) =>
        other.status === 'open' &&
        other.learnerId === order.learnerId &&
        other.courseId === order.courseId &&
        other.couponId === order.couponId &&
        other.price.equals(order.price) &&
        other.discount?.listPrice.paise === order.discount?.listPrice.paise,
    );
    if (!open) this.shelf.put(order);
    return open ?? order;
  }

  async ofLearner(learnerId: string, providerOrderId: string): Promise<Order | null> {
    const order = await this.lockPlaced(providerOrderId);
    return order?.learnerId === learnerId ? order : null;
  }

  async find(id: string): Promise<Order | null> {
    return this.shelf.get(id);
  }

  async lock(id: string): Promise<Order | null> {
    return this.shelf.get(id);
  }

  async lockPlaced(providerOrderId: string): Promise<Order | null> {
    return this.all.find((order) => order.providerOrderId === providerOrderId) ?? null;
  }

  async notePlaced(id: string, providerOrderId: string): Promise<string | null> {
    const order = this.shelf.get(id);
    order?.placeWithProvider(providerOrderId);
    if (order) this.shelf.put(order);
    return order?.providerOrderId ?? null;
  }

  async openFor(
    learnerId: string,
    courseId: string,
    couponCode: string | null,
  ): Promise<Order | null> {
    const open = this.all.filter(
      (order) =>
        order.status === 'open' &&
        order.learnerId === learnerId &&
        order.courseId === courseId &&
        (couponCode === null || order.discount?.code === couponCode),
    );
    const last = (one: Order, other: Order) => (other.isHandedOutSince(one.givenAt) ? other : one);
    return open.length === 0 ? null : open.reduce(last);
  }

  async refundedOf(learnerId: string, courseId: string): Promise<readonly Order[]> {
    return this.all.filter(
      (order) =>
        order.status === 'refunded' && order.learnerId === learnerId && order.courseId === courseId,
    );
  }

  async salesWith(couponIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const sales = new Map<string, number>();
    for (const { couponId, status } of this.all)
      if (couponId && status === 'paid' && couponIds.includes(couponId))
        sales.set(couponId, (sales.get(couponId) ?? 0) + 1);
    return sales;
  }

  async usesByOthers(
    couponId: string,
    { than, since }: { than: string; since: Date },
  ): Promise<number> {
    const isHeld = (order: Order) => order.status === 'open' && order.isHandedOutSince(since);
    const uses = this.all.filter(
      (order) =>
        order.couponId === couponId &&
        order.learnerId !== than &&
        (order.status === 'paid' || isHeld(order)),
    );
    return new Set(uses.map(({ learnerId }) => learnerId)).size;
  }

  async dueForCheck(now: Date, limit: number): Promise<readonly string[]> {
    const due = this.all.flatMap(({ id, nextCheckAt: at }) =>
      at !== null && at <= now ? { id, at: at.getTime() } : [],
    );
    const first = due.toSorted((a, b) => a.at - b.at).slice(0, limit);
    return first.map(({ id }) => id);
  }

  async save(order: Order): Promise<void> {
    this.shelf.put(order);
  }
}
