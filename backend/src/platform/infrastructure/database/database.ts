import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import pg, { type ClientBase, type Pool } from 'pg';
import type { Tracing } from '../tracing/tracing.js';
import { CONNECT_MS, givenUpAfter, KEEP_ALIVE } from './connection-limits.js';
import { outsideScopes } from './entity-scope.js';
import { sendTogether } from './fewer-round-trips.js';
import { giveBackLostConnections } from './lost-connections.js';
import { openTransaction, type OrmExtras, ormOver } from './orm.js';
import type { Persistence } from './persistence.js';
import { traceStatements } from './trace-statements.js';

export interface DatabaseOptions {
  readonly url: string;
  /** The most connections this process may hold. */
  readonly pool: number;
  /** Called when the ORM is created. */
  readonly persistence: () => readonly Persistence[];
  /** How long the database lets a connection wait and block others; programs that run alone need no limit. */
  readonly limits?: SessionLimits | undefined;
  /** Traces each statement, if tracing is enabled. */
  readonly tracing?: Tracing | undefined;
}

interface SessionLimits {
  /** How long to wait for a lock held by another transaction. Absent: for ever. */
  readonly lockMs?: number | undefined;
  /** After this silence inside a transaction, the database ends the connection and releases its locks. */
  readonly silenceMs: number;
  /** The database cancels a statement somewhat earlier; if it does not answer at all, the connection is given up. */
  readonly answerMs: number;
}

// A new connection costs some 10 ms of CPU on both sides; the usual ten seconds would be over too soon in a quiet hour.
const IDLE_MS = 5 * 60_000;
/** The database cancels a statement that is merely slow first, which keeps the connection. */
const OF_THE_DATABASE = 0.8;
const DATE_OID = 1082;

/**
 * The process's connection pool, and the ORM on top of it. The ORM is created on first use, because a start needs only
 * connections and creating it would take a sixth of the start (docs/adr/0025).
 */
export class Database {
  readonly pool: Pool;
  private made: MikroORM | undefined;
  private first: Promise<void> | undefined;

  constructor(
    private readonly options: DatabaseOptions,
    private readonly extra: OrmExtras = {},
  ) {
    this.pool = openPool(options);
  }

  get orm(): MikroORM {
    const { url, persistence } = this.options;
    this.made ??= outsideScopes(() => ormOver(this.pool, url, persistence(), this.extra));
    return this.made;
  }

  get em(): EntityManager {
    return this.orm.em;
  }

  /** The EntityManager of the caller's open transaction. There is none without the ORM. */
  get inTransaction(): EntityManager | undefined {
    return this.made && openTransaction();
  }

  /** Opens the first connection, once: a start can begin it early and await it where it needs one. */
  connect(): Promise<void> {
    // Tried again, because a process busy with its own start may notice a connection too late.
    this.first ??= this.tryOut()
      .catch(() => this.tryOut())
      .catch((error: unknown) => {
        // A first start may begin it before there is a database.
        this.first = undefined;
        throw error;
      });
    return this.first;
  }

  private async tryOut(): Promise<void> {
    (await this.pool.connect()).release();
  }

  /** Prepares what the first requests would wait for: as many of its connections as possible, and the ORM. */
  async warmUp(): Promise<void> {
    const { pool } = this;
    const opened = await Promise.allSettled(
      Array.from({ length: pool.options.max }, () => pool.connect()),
    );
    for (const one of opened) if (one.status === 'fulfilled') one.value.release();
    void this.orm;
  }

  async close(): Promise<void> {
    await this.made?.close(true);
    // The ORM closes the pool only if it has used it.
    if (!this.pool.ended) await this.pool.end();
  }
}

function openPool({ url, pool: max, limits, tracing }: DatabaseOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...{ min: 0, max, idleTimeoutMillis: IDLE_MS },
    connectionTimeoutMillis: CONNECT_MS,
    ...KEEP_ALIVE,
    pipeline: true,
    types: typesOfColumns(),
    ...(limits && keptTo(limits)),
  });
  // Without a listener, a lost connection would end the process. Its statements fail anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  giveBackLostConnections(pool);
  if (tracing) traceStatements(pool, tracing);
  sendTogether(pool);
  return pool;
}

/** Options for the pool, which awaits `onConnect`, although its types do not say so. */
const keptTo = (limits: SessionLimits): object => ({
  ...givenUpAfter(limits.answerMs),
  onConnect: (client: ClientBase) => limit(client, limits),
});

/** Set by a statement, because poolers such as PgBouncer reject it as a startup parameter. */
async function limit(client: ClientBase, limits: SessionLimits): Promise<void> {
  const { lockMs = 0, silenceMs, answerMs } = limits;
  const settings = {
    text: `set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${silenceMs};
           set statement_timeout = ${Math.ceil(answerMs * OF_THE_DATABASE)}`,
    query_timeout: Math.min(CONNECT_MS, answerMs),
  };
  await client.query(settings);
}

/** Timestamps are parsed as `Date`, which the ORM accepts; calendar days stay text. */
function typesOfColumns(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE_OID, (text) => text);
  return types;
}
