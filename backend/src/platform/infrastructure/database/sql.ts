import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';

/**
 * Plain SQL for reads that skip the domain and for counters.
 * Joins the open transaction when there is one; otherwise runs as a prepared statement on the pool,
 * which spares PostgreSQL the planning that an unnamed statement costs each time.
 */
export class Sql {
  private readonly names = new Map<string, string>();

  private constructor(
    private readonly em: EntityManager,
    private readonly pool: Pool,
  ) {}

  /** Shares the connections of the ORM. */
  static async over(orm: MikroORM): Promise<Sql> {
    const pool: unknown = await orm.em.getDriver().getConnection().getNativeClient();
    return new Sql(orm.em, pool as Pool);
  }

  /** The rows of a statement with `$1`-style parameters. The text must be constant: it is kept as a prepared statement. */
  rows<R extends object>(text: string, params: readonly unknown[] = []): Promise<R[]> {
    return this.run(text, params, this.nameOf(text));
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
    const transaction = this.em.getTransactionContext<{
      executeQuery(query: CompiledQuery): Promise<{ rows: unknown[] }>;
    }>();
    const result = transaction
      ? await transaction.executeQuery(CompiledQuery.raw(text, [...params]))
      : await this.pool.query({ ...(name !== undefined && { name }), text, values: [...params] });
    return result.rows as R[];
  }

  private nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = `s${this.names.size}`;
      this.names.set(text, name);
    }
    return name;
  }
}
