import { CompiledQuery } from 'kysely';
import type { Database } from './database.js';
import { PreparedStatements } from './prepared-statements.js';

interface Transaction {
  executeQuery(query: CompiledQuery): Promise<{ rows: unknown[] }>;
}

/**
 * Plain SQL for reads that skip the domain, and for counters. Joins the open transaction, if any, and always uses
 * prepared statements, which saves PostgreSQL planning them each time.
 */
export class Sql {
  private readonly prepared = new PreparedStatements();

  /** Shares the ORM's connections. */
  constructor(private readonly database: Database) {
    this.prepared.serve(database.pool);
  }

  /**
   * The rows of a statement with `$1`-style parameters. The text must be constant, because it is kept as a prepared
   * statement.
   */
  rows<R extends object>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    return this.run(text, params, this.prepared.nameOf(text));
  }

  /**
   * Planned each time, for statements whose best plan depends on the values: rare words need an index lookup, common
   * ones a scan.
   */
  rowsPlannedAnew<R extends object>(text: string, params: readonly unknown[]): Promise<R[]> {
    return this.run(text, params, undefined);
  }

  /** Open, idle and allowed connections, and the number of callers waiting for one. */
  get poolFigures(): { total: number; idle: number; waiting: number; max: number } {
    const { totalCount, idleCount, waitingCount, options } = this.database.pool;
    return { total: totalCount, idle: idleCount, waiting: waitingCount, max: options.max };
  }

  /** Blocks others who reserve this name until the transaction ends: for what has no row to lock yet. */
  async reserve(name: string): Promise<void> {
    await this.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
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
