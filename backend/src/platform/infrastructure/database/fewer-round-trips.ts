import type { Pool, PoolClient, QueryResult } from 'pg';

type Query = (...parameters: unknown[]) => unknown;
type Statement = Parameters<Query>;

/**
 * A prefix: the statement is the last of its transaction, and its result is not used. If it fails, the commit fails.
 */
export const WITH_COMMIT = '/* with the commit */';

/**
 * Saves a round trip per transaction, two for one with facts: holds `begin` back until the first statement, and marked
 * statements until the commit, and sends them together. A transaction without statements sends nothing. Only for pools
 * that send without waiting for the previous answer (`pipeline`).
 */
export function sendTogether(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    let isOpen = false;
    // Statements reported as done, but not sent yet.
    let held: Statement[] = [];
    const holding: Query = (...statement) => {
      const text = textOf(statement);
      if (text === 'begin') isOpen = true;
      if (text === 'begin' || (isOpen && text?.startsWith(WITH_COMMIT))) {
        held.push(statement);
        return done(text);
      }
      const before = held;
      held = [];
      if (text === 'commit' || text === 'rollback') isOpen = false;
      if (before.length === 0) return query(...statement);
      const isNothingSent = before[0]?.[0] === 'begin';
      if (text === 'rollback') return isNothingSent ? done(text) : query(...statement);
      if (text === 'commit' && isNothingSent && before.length === 1) return done(text);
      return together(client, () => [...before, statement].map((one) => query(...one)));
    };
    Object.assign(client, { query: holding });
  });
}

function textOf([statement]: Statement): string | undefined {
  if (typeof statement === 'string') return statement;
  return (statement as { text?: string } | undefined)?.text;
}

/** The result of the last statement. @throws the error of the first that failed */
async function together(client: PoolClient, send: () => unknown[]): Promise<unknown> {
  const { stream } = client.connection;
  stream.cork();
  const answers = send();
  stream.uncork();
  return (await Promise.all(answers)).at(-1);
}

async function done(text: string): Promise<QueryResult> {
  return { command: text.toUpperCase(), rowCount: null, oid: 0, fields: [], rows: [] };
}
