import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import pg, { type ClientBase, type Pool } from 'pg';
import type { Tracing } from '../tracing/tracing.js';
import { sendTogether } from './fewer-round-trips.js';
import { entityManagerOfScope } from './entity-scope.js';
import { CONNECT_MS, givenUpAfter, KEEP_ALIVE } from './connection-limits.js';
import { giveBackLostConnections } from './lost-connections.js';
import { traceStatements } from './trace-statements.js';

/** What one module keeps in the database: its schema and its mapped classes. */
export interface Persistence {
  readonly schema: string;
  readonly mappings: readonly (EntitySchema | EntityClass)[];
}

export interface DatabaseOptions {
  readonly url: string;
  /** Connections this process may hold. */
  readonly pool: number;
  readonly persistence: readonly Persistence[];
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

/** @param extra what only some programs need, such as the migrator. */
export function openDatabase(
  { url, pool, persistence, limits, tracing }: DatabaseOptions,
  extra: Pick<Options, 'extensions' | 'migrations'> = {},
): MikroORM {
  // The constructor and not `MikroORM.init`, which tries to load every package that could extend it, at each start.
  const orm: MikroORM = new MikroORM({
    clientUrl: url,
    entities: persistence.flatMap((part) => [...part.mappings]),
    // A new connection costs some 10 ms of CPU on both sides; ten seconds, as usual, are over too soon in a quiet hour.
    pool: { min: 0, max: pool, idleTimeoutMillis: IDLE_MS },
    context: () => entityManagerOfScope(() => orm.em),
    driverOptions: {
      connectionTimeoutMillis: CONNECT_MS,
      ...KEEP_ALIVE,
      pipeline: true,
      ...(limits && {
        ...givenUpAfter(limits.answerMs),
        onConnect: (client: ClientBase) => limit(client, limits),
      }),
      onPoolCreated: (created: Pool) => {
        pools.set(orm, created);
        readTimesAsDates(created);
        giveBackLostConnections(created);
        if (tracing) traceStatements(created, tracing);
        sendTogether(created);
      },
    },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: true,
    discovery: { warnWhenNoEntities: false },
    ...extra,
  });
  return orm;
}

const pools = new WeakMap<MikroORM, Pool>();

/** The connections of the ORM, which opens one before it hands them out by itself: a start would wait for that. */
export function poolOf(orm: MikroORM): Pool {
  orm.em.getDriver().getConnection().getClient();
  const pool = pools.get(orm);
  if (!pool) throw new Error('The ORM has no connections.');
  return pool;
}

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

/** A statement that is only slow is ended there, which keeps the connection. */
const OF_THE_DATABASE = 0.8;
const IDLE_MS = 5 * 60_000;
const DATE_OID = 1082;

/** The ORM asks for times as text; plain SQL on the same connections wants `Date`, which the ORM takes as well. Calendar days stay text. */
function readTimesAsDates(pool: Pool): void {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE_OID, (text) => text);
  pool.options.types = types;
}
