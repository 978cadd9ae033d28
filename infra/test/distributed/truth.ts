import pg from 'pg';
import { INVARIANTS } from '../../../backend/src/app/audit/invariants.ts';

/** Queries the database directly. */
export class Truth {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async rows<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    const client = new pg.Client({ connectionString: this.url, query_timeout: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<R>(text, values)).rows;
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  /** Violations, in words; empty when all is well. */
  async faults(): Promise<string[]> {
    const found: string[] = [];
    for (const { id, rule, breaches } of INVARIANTS)
      for (const { breach } of await this.rows<{ breach: string }>(breaches))
        found.push(`${id} ${rule} ${breach}`);
    const dead = await this.rows('select from platform.dead_letter');
    return dead.length === 0 ? found : [...found, `${dead.length} dead letters`];
  }

  /** Creates another database next to this one. @returns its URL */
  async emptyDatabase(name: string): Promise<string> {
    await this.rows(`create database ${name}`);
    return Object.assign(new URL(this.url), { pathname: `/${name}` }).href;
  }

  async openDeliveries(): Promise<number> {
    return (await this.rows('select 1 from platform.delivery')).length;
  }
}
