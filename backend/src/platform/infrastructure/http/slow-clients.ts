import type { Server } from 'node:http';

export interface Patience {
  /** For the headers of a request to arrive. */
  readonly headersMs: number;
  /** For a connection on which nothing moves in either direction. */
  readonly silenceMs: number;
  /** For the next request on a connection. */
  readonly idleMs: number;
}

/**
 * Proxies let go of idle connections after a minute or sooner (AWS's load balancers, nginx towards servers). Were we
 * the first to let go, a request on its way at that moment would be lost without an answer; Node's own limit is 5 s.
 */
export const usualPatience: Patience = { headersMs: 10_000, silenceMs: 60_000, idleMs: 75_000 };

/**
 * Closes connections that only wait. There is no limit on a whole request: an upload may take hours,
 * but it must not fall silent.
 */
export function limitSlowClients(server: Server, patience: Patience): void {
  server.headersTimeout = patience.headersMs;
  server.requestTimeout = 0;
  server.timeout = patience.silenceMs;
  server.keepAliveTimeout = patience.idleMs;
}
