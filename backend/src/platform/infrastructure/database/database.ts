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
  /** Connections this process may hold. */
  readonly pool: number;
  /** Asked for when the ORM is. */
  readonly persistence: () => readonly Persistence[];
  /** How long the database lets a connection wait and keep others waiting; programs that run alone need no limit. */
  readonly limits?: SessionLimits | undefined;
  /** Hears of each statement, where traces are asked for. */
  readonly tracing?: Tracing | undefined;
}

interface SessionLimits {
  /** A lock that somebody else keeps for longer is given up. Absent: it is waited for. */
  readonly lockMs?: number | undefined;
  /** Of a process that fell silent in a transaction, its locks are taken away. */
  readonly silenceMs: number;
  /** The database ends a statement somewhat before this; when it says nothing at all, the connection is given up. */
  readonly answerMs: number;
}

// A new connection costs some 10 ms of CPU on both sides; ten seconds, as usual, are over too soon in a quiet hour.
const IDLE_MS = 5 * 60_000;
/** A statement that is only slow is ended there, which keeps the connection. */
const OF_THE_DATABASE = 0.8;
const DATE_OID = 1082;

/**
 * The connections of a process, and the ORM over them. It is made when it is first asked for, as a start needs only
 * connections: what it costs would be a sixth of one (docs/adr/0025).
 */
export class Database {
  readonly pool: Pool;
  private made: MikroORM | undefined;

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

  /** Whose transaction is open where it is asked. Without the ORM there is none. */
  get inTransaction(): EntityManager | undefined {
    return this.made && openTransaction();
  }

  /** Makes ready what the first requests would wait for: all connections it may hold, where it can, and the ORM. */
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
    // The ORM ends only what it has used.
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
  // Without anybody who hears of it, a lost connection would end the process. Its statements fail by themselves.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  giveBackLostConnections(pool);
  if (tracing) traceStatements(pool, tracing);
  sendTogether(pool);
  return pool;
}

/** For the pool, which awaits what it does with a new connection, whatever its types say. */
const keptTo = (limits: SessionLimits): object => ({
  ...givenUpAfter(limits.answerMs),
  onConnect: (client: ClientBase) => limit(client, limits),
});

/** As a statement: poolers such as PgBouncer refuse to be asked at the start of a connection. */
async function limit(client: ClientBase, limits: SessionLimits): Promise<void> {
  const { lockMs = 0, silenceMs, answerMs } = limits;
  const settings = {
    text: `set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${silenceMs};
           set statement_timeout = ${Math.ceil(answerMs * OF_THE_DATABASE)}`,
    query_timeout: Math.min(CONNECT_MS, answerMs),
  };
  await client.query(settings);
}

/** Times are `Date`, which the ORM takes as well; calendar days stay text. */
function typesOfColumns(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE_OID, (text) => text);
  return types;
}
