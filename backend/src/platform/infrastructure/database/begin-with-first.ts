import type { Pool, PoolClient, QueryResult } from 'pg';

type Query = (...parameters: unknown[]) => unknown;

/**
 * Holds `begin` back until the transaction's first statement and sends both together, a round trip less for every
 * transaction; one that asks nothing sends nothing. Only for pools that send without waiting for the answer before
 * (`pipeline`).
 */
export function beginWithFirstStatement(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    let isHeld = false;
    const holding: Query = (statement, ...rest) => {
      if (statement === 'begin') {
        isHeld = true;
        return Promise.resolve(done('BEGIN'));
      }
      if (!isHeld) return query(statement, ...rest);
      isHeld = false;
      if (statement === 'commit' || statement === 'rollback')
        return Promise.resolve(done(statement.toUpperCase()));
      return together(client, () => [query('begin'), query(statement, ...rest)]);
    };
    Object.assign(client, { query: holding });
  });
}

async function together(client: PoolClient, send: () => [unknown, unknown]): Promise<unknown> {
  const { stream } = client.connection;
  stream.cork();
  const answers = send();
  stream.uncork();
  const [, first] = await Promise.all(answers);
  return first;
}

function done(command: string): QueryResult {
  return { command, rowCount: null, oid: 0, fields: [], rows: [] };
}
