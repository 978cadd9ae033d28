import type { Pool } from 'pg';

type Query = (...parameters: unknown[]) => unknown;

/**
 * Names for statements that connections keep prepared. PostgreSQL parses and plans any other statement each time, which
 * is half the cost of a small one (docs/adr/0033).
 */
export class PreparedStatements {
  private readonly names = new Map<string, string>();

  /** For constant texts only: each stays prepared on every connection that ran it. */
  nameOf(text: string): string {
    let name = this.names.get(text);
    if (!name) {
      name = `s${this.names.size}`;
      this.names.set(text, name);
    }
    return name;
  }

  /**
   * Makes the pool's connections send known statements by name, because inside a transaction only the text can be
   * passed on.
   */
  serve(pool: Pool): void {
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as Query;
      const prepared: Query = (statement, values, ...rest) => {
        // A text without values may hold several statements, which cannot be prepared.
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
