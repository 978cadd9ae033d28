import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import * as facts from '../../src/modules/commerce/domain/facts.js';
import { MikroCoupons } from '../../src/modules/commerce/infrastructure/persistence/mikro-coupons.js';
import { MikroOrders } from '../../src/modules/commerce/infrastructure/persistence/mikro-orders.js';
import { MikroPayments } from '../../src/modules/commerce/infrastructure/persistence/mikro-payments.js';
import { MikroPayouts } from '../../src/modules/commerce/infrastructure/persistence/mikro-payouts.js';
import { MikroRefunds } from '../../src/modules/commerce/infrastructure/persistence/mikro-refunds.js';
import { commercePersistence } from '../../src/modules/commerce/infrastructure/persistence/persistence.js';
import { SqlEarningsView } from '../../src/modules/commerce/infrastructure/persistence/sql-earnings-view.js';
import { SqlLedger } from '../../src/modules/commerce/infrastructure/persistence/sql-ledger.js';
import { SqlOrderHistory } from '../../src/modules/commerce/infrastructure/persistence/sql-order-history.js';
import { SqlProviderEvents } from '../../src/modules/commerce/infrastructure/persistence/sql-provider-events.js';
import { AggregateStore } from '../../src/platform/infrastructure/database/aggregate-store.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { freshDatabase } from '../support/database.js';

/** The adapters of commerce on a separate database. */
export class CommerceOnDatabase {
  readonly ids = new UuidIds();
  readonly outbox: Outbox;
  readonly work: MikroUnitOfWork;
  readonly coupons: MikroCoupons;
  readonly orders: MikroOrders;
  readonly payments: MikroPayments;
  readonly payouts: MikroPayouts;
  readonly refunds: MikroRefunds;
  readonly ledger: SqlLedger;
  readonly earnings: SqlEarningsView;
  readonly events: SqlProviderEvents;
  readonly history: SqlOrderHistory;

  private constructor(
    private readonly opened: Database,
    readonly sql: Sql,
    private readonly drop: () => Promise<void>,
  ) {
    this.outbox = new Outbox(sql, this.ids, new Subscriptions(Object.values(facts)));
    this.work = new MikroUnitOfWork(opened, this.outbox);
    const store = new AggregateStore(opened, this.outbox);
    this.coupons = new MikroCoupons(opened, store, sql);
    this.orders = new MikroOrders(opened, store, sql);
    this.payments = new MikroPayments(opened, store);
    this.payouts = new MikroPayouts(opened, store, sql);
    this.refunds = new MikroRefunds(opened, store);
    this.ledger = new SqlLedger(sql);
    this.earnings = new SqlEarningsView(sql);
    this.events = new SqlProviderEvents(sql);
    this.history = new SqlOrderHistory(sql);
  }

  static async open(): Promise<CommerceOnDatabase> {
    const database = await freshDatabase();
    const opened = new Database({
      url: database.url,
      pool: 8,
      persistence: () => [commercePersistence],
    });
    return new CommerceOnDatabase(opened, new Sql(opened), () => database.drop());
  }

  /** As in the server, every request gets its own entity manager. */
  inRequest<T>(work: () => Promise<T>): Promise<T> {
    return inOwnScope(work);
  }

  async close(): Promise<void> {
    await this.opened.close();
    await this.drop();
  }
}
