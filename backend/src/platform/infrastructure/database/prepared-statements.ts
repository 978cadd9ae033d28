import type { Pool } from 'pg';

type Query = (...parameters: unknown[]) => unknown;

/**
 * The texts that connections keep prepared, by name. PostgreSQL parses and plans any other text each time, which is
 * half of what a small statement costs it (docs/adr/0033).
 */
export class PreparedStatements {
  private readonly names = new Map<string, string>();

  /** For constant texts: each is kept on every connection that ran it. */
  nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = `s${this.names.size}`;
      this.names.set(text, name);
    }
    return name;
  }

  /** Has the pool's connections send what is known by its name: inside a transaction only the text can be handed on. */
  serve(pool: Pool): void {
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as Query;
      const prepared: Query = (statement, values, ...rest) => {
        // What has no values may be several statements, which cannot be prepared.
        const hasValues = Array.isArray(values) && values.length > 0;
        const name =
          hasValues && typeof statement === 'string' ? this.names.get(statement) : undefined;
        return name === undefined
          ? query(statement, values, ...rest)
          : query({ name, text: statement, values }, ...rest);
      };
      Object.assign(client, { query: prepared });
    });
  }
}
