import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { LOCKED, where } from '../../../../platform/infrastructure/database/mapped.js';
import type { Order } from '../../domain/order.js';
import { Orders } from '../../domain/orders.js';
import { OrderMapping } from './mapping.js';

@Injectable()
export class MikroOrders extends Orders {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async openOnce(order: Order): Promise<Order> {
    const open = await this.findOpenLike(order);
    if (open) return open;
    try {
      // A single insert, so it needs no transaction: every purchase waits for this.
      await this.database.em.insert(order);
      return order;
    } catch (error) {
      // Two concurrent clicks both found no order; the unique index lets one of them through.
      const winner =
        error instanceof UniqueConstraintViolationException ? await this.findOpenLike(order) : null;
      if (!winner) throw error;
      return winner;
    }
  }

  ofLearner(learnerId: string, providerOrderId: string): Promise<Order | null> {
    return this.database.em.findOne(OrderMapping, {
      $and: [{ learnerId }, where<Order>({ _providerOrderId: providerOrderId })],
    });
  }

  find(id: string): Promise<Order | null> {
    return this.database.em.findOne(OrderMapping, { id });
  }

  lock(id: string): Promise<Order | null> {
    return this.database.em.findOne(OrderMapping, { id }, LOCKED);
  }

  lockPlaced(providerOrderId: string): Promise<Order | null> {
    return this.database.em.findOne(
      OrderMapping,
      where<Order>({ _providerOrderId: providerOrderId }),
      LOCKED,
    );
  }

  async notePlaced(id: string, providerOrderId: string): Promise<string | null> {
    // One statement instead of a lock, a read and a write in a transaction (docs/adr/0033).
    const row = await this.sql.first<{ providerOrderId: string }>(
      `update commerce."order" set provider_order_id = coalesce(provider_order_id, $2) where id = $1
       returning provider_order_id as "providerOrderId"`,
      [id, providerOrderId],
    );
    return row?.providerOrderId ?? null;
  }

  openFor(learnerId: string, courseId: string, couponCode: string | null): Promise<Order | null> {
    const coupon = couponCode === null ? {} : { _couponCode: couponCode };
    return this.database.em.findOne(
      OrderMapping,
      { $and: [{ learnerId, courseId }, where<Order>({ _status: 'open', ...coupon })] },
      { orderBy: { _checksSince: 'desc' } as object },
    );
  }

  refundedOf(learnerId: string, courseId: string): Promise<readonly Order[]> {
    return this.database.em.find(OrderMapping, {
      $and: [{ learnerId, courseId }, where<Order>({ _status: 'refunded' })],
    });
  }

  async salesWith(couponIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.sql.rows<{ id: string; sales: number }>(
      `select coupon_id as id, count(*)::int as sales from commerce."order"
       where coupon_id = any($1::uuid[]) and status = 'paid' group by coupon_id`,
      [couponIds],
    );
    return new Map(rows.map(({ id, sales }) => [id, sales]));
  }

  async usesByOthers(
    couponId: string,
    { than, since }: { than: string; since: Date },
  ): Promise<number> {
    const row = await this.sql.first<{ uses: number }>(
      `select count(distinct learner_id)::int as uses from commerce."order"
       where coupon_id = $1 and learner_id <> $2
         and (status = 'paid' or status = 'open' and checks_since >= $3)`,
      [couponId, than, since],
    );
    return row?.uses ?? 0;
  }

  async dueForCheck(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ id: string }>(
      'select id from commerce."order" where next_check_at <= $1 order by next_check_at limit $2',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  save(order: Order): Promise<void> {
    return this.store.save(order);
  }

  private findOpenLike(order: Order): Promise<Order | null> {
    const { learnerId, courseId, couponId, price, discount } = order;
    const like = where<Order>({
      _pricePaise: price.paise,
      _listPricePaise: discount?.listPrice.paise ?? null,
      _status: 'open',
    });
    return this.database.em.findOne(OrderMapping, {
      $and: [{ learnerId, courseId, couponId }, like],
    });
  }
}
