import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { INVARIANTS } from '../../src/app/audit/invariants.js';
import { RefundRequested } from '../../src/modules/commerce/domain/facts.js';
import type { Order } from '../../src/modules/commerce/domain/order.js';
import type { Stores } from '../../src/modules/commerce/testing/stores.js';
import type { TwinLearning } from '../../src/modules/commerce/testing/twin-learning.js';
import type { CommerceOnDatabase } from './commerce-on-database.js';

/** The invariants about commerce alone. */
const OF_COMMERCE = new Set(['I4', 'I7', 'earnings']);

/** Commerce's stores on PostgreSQL, with learning in memory. */
export class DatabaseStores implements Stores {
  readonly coupons;
  readonly orders;
  readonly payments;
  readonly payouts;
  readonly refunds;
  readonly ledger;
  readonly events;
  readonly work: UnitOfWork;

  constructor(
    private readonly commerce: CommerceOnDatabase,
    learning: TwinLearning,
  ) {
    this.coupons = commerce.coupons;
    this.orders = commerce.orders;
    this.payments = commerce.payments;
    this.payouts = commerce.payouts;
    this.refunds = commerce.refunds;
    this.ledger = commerce.ledger;
    this.events = commerce.events;
    this.work = new WorkWithTwin(commerce.work, learning);
  }

  request<T>(work: () => Promise<T>): Promise<T> {
    return this.commerce.inRequest(work);
  }

  async allOrders(): Promise<readonly Order[]> {
    const rows = await this.commerce.sql.rows<{ id: string }>(
      'select id from commerce."order" order by id',
    );
    const orders = await this.request(() =>
      Promise.all(rows.map(({ id }) => this.orders.find(id))),
    );
    return orders.filter((order) => order !== null);
  }

  async askedRefunds(): Promise<readonly string[]> {
    const rows = await this.commerce.sql.rows<{ paymentId: string }>(
      `select payload ->> 'paymentId' as "paymentId" from platform.outbox_message
       where type = $1 order by id`,
      [RefundRequested.name],
    );
    return rows.map(({ paymentId }) => paymentId);
  }

  async failedRefunds(): Promise<readonly string[]> {
    const rows = await this.commerce.sql.rows<{ id: string }>(
      `select payment_id as id from commerce.refund where status = 'failed'`,
    );
    return rows.map(({ id }) => id);
  }

  async owedTo(learnerId: string): Promise<number> {
    const row = await this.commerce.sql.first<{ paise: number }>(
      `select coalesce(sum(paise), 0)::float8 as paise from commerce.ledger_entry
       where account = 'refunds-due' and owner_id = $1`,
      [learnerId],
    );
    return row?.paise ?? 0;
  }

  async faults(): Promise<readonly string[]> {
    const asked = INVARIANTS.filter(({ id }) => OF_COMMERCE.has(id));
    const found = await Promise.all(
      asked.map(({ breaches }) => this.commerce.sql.rows<{ breach: string }>(breaches)),
    );
    return found.flat().map(({ breach }) => breach);
  }
}

/** A transaction of both the database and the twin. */
class WorkWithTwin extends UnitOfWork {
  private isOpen = false;

  constructor(
    private readonly database: UnitOfWork,
    private readonly learning: TwinLearning,
  ) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen) return work();
    const restore = this.learning.remember();
    this.isOpen = true;
    try {
      return await this.database.run(work);
    } catch (error) {
      restore();
      throw error;
    } finally {
      this.isOpen = false;
    }
  }
}
