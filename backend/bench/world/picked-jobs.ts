import { setTimeout as sleep } from 'node:timers/promises';
import type { Workbench } from './workbench.ts';
import { asAdmin, databaseNamed } from './server.ts';

const MAX_WAIT_MS = 60_000;
/** Records when a worker first takes a delivery, by a trigger that the product does not know of. */
const WATCH = `
  create table if not exists bench_picked (job text, at timestamptz);
  create or replace function bench_note() returns trigger security definer language plpgsql as
    'begin insert into public.bench_picked values (new.subscriber, clock_timestamp()); return null; end';
  create or replace trigger bench_picked after update on platform.delivery for each row
    when (old.attempts = 0 and new.attempts = 1) execute function bench_note()`;

/** When workers took jobs, by the machine's clock: ours, or those of the references. */
export class PickedJobs {
  private readonly bench: Workbench;
  private readonly databaseUrl: string;

  constructor(bench: Workbench, databaseUrl: string) {
    this.bench = bench;
    this.databaseUrl = databaseUrl;
  }

  async watch(): Promise<void> {
    await this.run(WATCH);
  }

  async forget(table: Table): Promise<void> {
    await this.run(`truncate ${table}`);
  }

  /** In order; waits until there are so many. */
  async times(table: Table, job: string, count: number): Promise<number[]> {
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const rows = await this.run<{ at: number }>(
        `select extract(epoch from at)::float8 * 1000 as at from ${table} where job = '${job}' order by at`,
      );
      if (rows.length === count) return rows.map(({ at }) => at);
      if (Date.now() > deadline || rows.length > count)
        throw new Error(`${rows.length} of ${count} jobs (${job}) were taken.`);
      await sleep(100);
    }
  }

  private run<R extends object>(statement: string): Promise<R[]> {
    const name = new URL(this.databaseUrl).pathname.slice(1);
    return asAdmin(databaseNamed(this.bench.database.adminUrl, name), async (admin) => {
      const { rows } = await admin.query<R>(statement);
      return rows;
    });
  }
}

export type Table = 'bench_picked' | 'bare_picked' | 'promised.picked';
