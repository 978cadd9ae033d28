import { TransactionContext } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { poolOf } from './persistence.js';
import { PreparedStatements } from './prepared-statements.js';

interface Transaction {
  executeQuery(query: CompiledQuery): Promise<{ rows: unknown[] }>;
}

/**
 * Plain SQL for reads that skip the domain and for counters.
 * Joins the open transaction when there is one, and is a prepared statement in both cases, which spares PostgreSQL
 * the planning that an unnamed one costs each time.
 */
export class Sql {
  private constructor(
    private readonly pool: Pool,
    private readonly prepared: PreparedStatements,
  ) {}

  /** Shares the connections of the ORM. */
  static over(orm: MikroORM): Sql {
    const pool = poolOf(orm);
    const prepared = new PreparedStatements();
    prepared.serve(pool);
    return new Sql(pool, prepared);
  }

  /** Opens all connections the pool may hold, where it can; they stay as long as any that was used. */
  async openAhead(): Promise<void> {
    const { max } = this.pool.options;
    const opened = await Promise.allSettled(Array.from({ length: max }, () => this.pool.connect()));
    for (const one of opened) if (one.status === 'fulfilled') one.value.release();
  }

  /** The rows of a statement with `$1`-style parameters. The text must be constant: it is kept as a prepared statement. */
  rows<R extends object>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    return this.run(text, params, this.prepared.nameOf(text));
  }

  /** Planned each time, for statements whose best plan hangs on the values: a rare word is looked up, a common one met soon. */
  rowsPlannedAnew<R extends object>(text: string, params: readonly unknown[]): Promise<R[]> {
    return this.run(text, params, undefined);
  }

  /** Connections that are open, idle and allowed, and how many callers wait for one. */
  get poolFigures(): { total: number; idle: number; waiting: number; max: number } {
    const { totalCount, idleCount, waitingCount, options } = this.pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount, max: options.max };
  }

  async first<R extends object>(text: string, params: readonly unknown[] = []): Promise<R | null> {
    const [row] = await this.rows<R>(text, params);
    return row ?? null;
  }

  private async run<R extends object>(
    text: string,
    params: readonly unknown[],
    name: string | undefined,
  ): Promise<R[]> {
    const open = transaction();
    const result = open
      ? await open.executeQuery(CompiledQuery.raw(text, [...params]))
      : await this.pool.query({ ...(name !== undefined && { name }), text, values: [...params] });
    return result.rows as R[];
  }
}

/** Not the ORM's own question, which would make an EntityManager for requests that need none. */
function transaction(): Transaction | undefined {
  return TransactionContext.getEntityManager()?.getTransactionContext<Transaction>();
}
