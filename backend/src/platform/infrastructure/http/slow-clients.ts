import type { Server } from 'node:http';

export interface Patience {
  /** For the headers of a request to arrive. */
  readonly headersMs: number;
  /** For a connection on which nothing moves in either direction. */
  readonly silenceMs: number;
}

export const usualPatience: Patience = { headersMs: 10_000, silenceMs: 60_000 };

/**
 * Closes connections that only wait. There is no limit on a whole request: an upload may take hours,
 * but it must not fall silent.
 */
export function limitSlowClients(server: Server, { headersMs, silenceMs }: Patience): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = 0;
  server.timeout = silenceMs;
}
