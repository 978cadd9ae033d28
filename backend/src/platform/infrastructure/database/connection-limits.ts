import type { ClientBase } from 'pg';

/** TCP keep-alive for every database connection, to notice a vanished peer soon. The system's default is two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Far more than an available database needs to accept a connection. */
export const CONNECT_MS = 3_000;

/**
 * For connections of serving processes. The system takes a quarter of an hour to notice that sent data is not
 * acknowledged, so a statement without an answer for this long is given up together with its connection, because all
 * later statements on it would wait for the same answer.
 */
export function givenUpAfter(ms: number) {
  // With `pipeline`, pg closes the connection on a timeout, because more statements may have been sent on it.
  return { query_timeout: ms, pipeline: true } as const;
}

/**
 * For a connection that only listens and so would never notice: a periodic query, whose timeout ends the connection.
 */
export function askNowAndThen(client: ClientBase, everyMs: number): void {
  const ask = () => void client.query('select 1').catch(() => undefined);
  const timer = setInterval(ask, everyMs).unref();
  client.once('end', () => clearInterval(timer));
}
