import { CompiledQuery } from 'kysely';
import type { Database } from './database.js';
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
  private readonly prepared = new PreparedStatements();

  /** Shares the connections of the ORM. */
  constructor(private readonly database: Database) {
    this.prepared.serve(database.pool);
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
    const { totalCount, idleCount, waitingCount, options } = this.database.pool;
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
    const { pool, inTransaction } = this.database;
    const open = inTransaction?.getTransactionContext<Transaction>();
    const result = open
      ? await open.executeQuery(CompiledQuery.raw(text, [...params]))
      : await pool.query({ ...(name !== undefined && { name }), text, values: [...params] });
    return result.rows as R[];
  }
}
