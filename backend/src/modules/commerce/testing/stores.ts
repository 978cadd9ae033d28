import type { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import type { ProviderEvents } from '../application/payments/provider-events.js';
import { RefundRequested } from '../domain/facts.js';
import type { Coupons } from '../domain/coupons.js';
import type { Ledger } from '../domain/ledger.js';
import type { Order } from '../domain/order.js';
import type { Orders } from '../domain/orders.js';
import type { Payments } from '../domain/payments.js';
import type { Payouts } from '../domain/payouts.js';
import type { Refunds } from '../domain/refunds.js';
import { RecordedFacts } from './aggregate-shelf.js';
import { InMemoryCoupons } from './in-memory-coupons.js';
import { InMemoryLedger, sumOf } from './in-memory-ledger.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { InMemoryPayments } from './in-memory-payments.js';
import { InMemoryPayouts } from './in-memory-payouts.js';
import { InMemoryProviderEvents } from './in-memory-provider-events.js';
import { InMemoryRefunds } from './in-memory-refunds.js';
import { RollbackUnitOfWork } from './rollback-unit-of-work.js';
import type { TwinLearning } from './twin-learning.js';

/** Commerce's stores, with a view of all their contents for tests. */
export interface Stores {
  readonly coupons: Coupons;
  readonly orders: Orders;
  readonly payments: Payments;
  readonly payouts: Payouts;
  readonly refunds: Refunds;
  readonly ledger: Ledger;
  readonly events: ProviderEvents;
  readonly work: UnitOfWork;

  /** Runs the work as one request to the server. */
  request<T>(work: () => Promise<T>): Promise<T>;
  allOrders(): Promise<readonly Order[]>;
  /** Ids of the payments whose refund was requested, in order, repeated at every retry. */
  askedRefunds(): Promise<readonly string[]>;
  /** Ids of the payments whose refund has failed. */
  failedRefunds(): Promise<readonly string[]>;
  /** Paise still owed to the learner. */
  owedTo(learnerId: string): Promise<number>;
  /** Orders whose ledger lines do not sum to zero, and any other defect of the ledger. */
  faults(): Promise<readonly string[]>;
}

export class TwinStores implements Stores {
  readonly facts = new RecordedFacts();
  readonly coupons = new InMemoryCoupons(this.facts);
  readonly orders = new InMemoryOrders(this.facts);
  readonly payments = new InMemoryPayments();
  readonly payouts = new InMemoryPayouts(this.facts);
  readonly refunds = new InMemoryRefunds(this.facts);
  readonly ledger = new InMemoryLedger();
  readonly events = new InMemoryProviderEvents();
  readonly work: UnitOfWork;

  constructor(learning: TwinLearning) {
    const { facts, coupons, orders, payments, payouts, refunds, ledger, events } = this;
    const shelves = [coupons, orders, payments, payouts, refunds].map(({ shelf }) => shelf);
    this.work = new RollbackUnitOfWork([facts, learning, ...shelves, ledger, events]);
  }

  request<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async allOrders(): Promise<readonly Order[]> {
    return this.orders.all;
  }

  async askedRefunds(): Promise<readonly string[]> {
    const asked = this.facts.all.filter(({ type }) => type === RefundRequested.name);
    return asked.map(({ payload }) => (payload as { paymentId: string }).paymentId);
  }

  async failedRefunds(): Promise<readonly string[]> {
    return this.refunds.all.filter(({ status }) => status === 'failed').map(({ id }) => id);
  }

  owedTo(learnerId: string): Promise<number> {
    return this.ledger.balanceOf('refunds-due', learnerId);
  }

  async faults(): Promise<readonly string[]> {
    const ids = this.orders.all.map(({ id }) => id);
    return ids.filter((id) => sumOf(this.ledger.ofOrder(id)) !== 0);
  }
}
