import type { Pool } from 'pg';

type Query = (...parameters: unknown[]) => unknown;

/** Lists of any length make a text of their own each; what comes after so many is planned anew each time. */
const MOST_WRITES = 500;
/** A write that returns columns is left alone: a migration that adds one would break the statement as prepared. */
const WRITE = /^(?:insert|update|delete) (?!.* returning )/s;

/**
 * The texts that connections keep prepared, by name. PostgreSQL parses and plans any other text each time, which is
 * half of what a small statement costs it (docs/adr/0033).
 */
export class PreparedStatements {
  private readonly names = new Map<string, string>();
  private writes = 0;

  /** For constant texts: each is kept on every connection that ran it. */
  nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = `s${this.names.size}`;
      this.names.set(text, name);
    }
    return name;
  }

  /** Has the pool's connections send what is known by its name, whoever sends it: the ORM sends texts only. */
  serve(pool: Pool): void {
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as Query;
      const prepared: Query = (statement, values, ...rest) => {
        // What has no values may be several statements, which cannot be prepared.
        const hasValues = Array.isArray(values) && values.length > 0;
        const name = hasValues && typeof statement === 'string' ? this.known(statement) : undefined;
        return name === undefined
          ? query(statement, values, ...rest)
          : query({ name, text: statement, values }, ...rest);
      };
      Object.assign(client, { query: prepared });
    });
  }

  private known(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.writes >= MOST_WRITES || !WRITE.test(text)) return name;
    this.writes += 1;
    return this.nameOf(text);
  }
}
