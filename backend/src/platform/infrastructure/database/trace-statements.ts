import type { Pool } from 'pg';
import type { Tracing } from '../tracing/tracing.js';

type Query = (...parameters: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/**
 * Records a span for each statement on the pool's connections. The text contains no values, which are sent as
 * parameters.
 */
export function traceStatements(pool: Pool, tracing: Tracing): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    const traced: Query = (...parameters) => {
      const text = textOf(parameters[0]);
      // A cursor or stream takes longer than sending it, so it is not traced.
      if (text === null) return query(...parameters);
      const details = {
        kind: 'client',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      } as const;
      const name = text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'QUERY';
      const last = parameters.at(-1);
      if (typeof last !== 'function')
        return tracing.span(name, details, async () => query(...parameters));
      void tracing.span(name, details, () =>
        called(query, parameters.slice(0, -1), last as Callback),
      );
      return undefined;
    };
    Object.assign(client, { query: traced });
  });
}

function called(query: Query, parameters: unknown[], callback: Callback): Promise<void> {
  return new Promise((resolve) => {
    query(...parameters, (error: unknown, result: unknown) => {
      resolve();
      callback(error, result);
    });
  });
}

function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  const { text, submit } = (statement ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && typeof submit !== 'function' ? text : null;
}
