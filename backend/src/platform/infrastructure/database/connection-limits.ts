import type { ClientBase } from 'pg';

/** For every connection to the database: a peer that is gone without a word is missed soon. By itself the system asks after two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** What a database that is there needs by far not to take a connection. */
export const CONNECT_MS = 3_000;

/**
 * For connections of processes that serve. Of what was sent and is not answered the system notices nothing for a quarter
 * of an hour: a statement that takes longer than this is given up, and its connection with it, as all that came after
 * would wait for the same answer.
 */
export function givenUpAfter(ms: number) {
  // pg closes the connection only of who may have sent more on it.
  return { query_timeout: ms, pipeline: true } as const;
}

/** For a connection that only listens and so would not notice: an answer that does not come ends it, as above. */
export function askNowAndThen(client: ClientBase, everyMs: number): void {
  const ask = () => void client.query('select 1').catch(() => undefined);
  const timer = setInterval(ask, everyMs).unref();
  client.once('end', () => clearInterval(timer));
}
