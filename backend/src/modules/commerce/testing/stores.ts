import type { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import type { ProviderEvents } from '../application/payments/provider-events.js';
import { RefundRequested } from '../domain/facts.js';
import type { Ledger } from '../domain/ledger.js';
import type { Order } from '../domain/order.js';
import type { Orders } from '../domain/orders.js';
import type { Payments } from '../domain/payments.js';
import type { Refunds } from '../domain/refunds.js';
import { RecordedFacts } from './aggregate-shelf.js';
import { InMemoryLedger, sumOf } from './in-memory-ledger.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { InMemoryPayments } from './in-memory-payments.js';
import { InMemoryProviderEvents } from './in-memory-provider-events.js';
import { InMemoryRefunds } from './in-memory-refunds.js';
import { RollbackUnitOfWork } from './rollback-unit-of-work.js';
import type { TwinLearning } from './twin-learning.js';

/** Where commerce keeps what it knows, and a look at all of it for tests. */
export interface Stores {
  readonly orders: Orders;
  readonly payments: Payments;
  readonly refunds: Refunds;
  readonly ledger: Ledger;
  readonly events: ProviderEvents;
  readonly work: UnitOfWork;

  /** Does it as one request to the server. */
  request<T>(work: () => Promise<T>): Promise<T>;
  allOrders(): Promise<readonly Order[]>;
  /** The payments that were to be sent back, in the order of asking, again at every new try. */
  askedRefunds(): Promise<readonly string[]>;
  /** Paise that the educator earned, refunds taken off. */
  earnedBy(educatorId: string): Promise<number>;
  /** Paise that the learner is still to get back. */
  owedTo(learnerId: string): Promise<number>;
  /** Orders whose lines in the ledger do not sum to zero, and whatever else is wrong with the books. */
  faults(): Promise<readonly string[]>;
}

export class TwinStores implements Stores {
  readonly facts = new RecordedFacts();
  readonly orders = new InMemoryOrders(this.facts);
  readonly payments = new InMemoryPayments();
  readonly refunds = new InMemoryRefunds(this.facts);
  readonly ledger = new InMemoryLedger();
  readonly events = new InMemoryProviderEvents();
  readonly work: UnitOfWork;

  constructor(learning: TwinLearning) {
    const { facts, orders, payments, refunds, ledger, events } = this;
    const shelves = [orders.shelf, payments.shelf, refunds.shelf];
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

  earnedBy(educatorId: string): Promise<number> {
    return this.ledger.balanceOf('educator', educatorId);
  }

  owedTo(learnerId: string): Promise<number> {
    return this.ledger.balanceOf('refunds-due', learnerId);
  }

  async faults(): Promise<readonly string[]> {
    const ids = this.orders.all.map(({ id }) => id);
    return ids.filter((id) => sumOf(this.ledger.ofOrder(id)) !== 0);
  }
}
