import { HttpException } from '@nestjs/common';
import type { Server } from 'node:http';

export interface Patience {
  /** For the headers of a request to arrive. */
  readonly headersMs: number;
  /** For a connection with no traffic in either direction. */
  readonly silenceMs: number;
  /** For the next request on a kept-alive connection. */
  readonly idleMs: number;
}

/**
 * Proxies close idle connections after a minute or sooner (AWS's load balancers, nginx towards servers). If we closed
 * first, a request sent at that moment would be lost without an answer; Node's default is 5 s.
 */
export const usualPatience: Patience = { headersMs: 10_000, silenceMs: 60_000, idleMs: 75_000 };

/** The worst case for a connection to get going. */
const SMALL_BODY_MS = 30_000;
/** 64 kbit/s, the slowest of mobile networks. */
const SLOWEST_BYTES_PER_MS = 8;

/** How long a body that is buffered in memory may take to arrive, by its maximum size. */
export function patienceFor(bytes: number): number {
  return SMALL_BODY_MS + bytes / SLOWEST_BYTES_PER_MS;
}

/**
 * Rejects when the arrival takes longer. The rest of the body is dropped with the connection, which a refusal closes.
 * @throws 408
 */
export async function inTime<T>(arrival: Promise<T>, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), ms);
  try {
    return await Promise.race([arrival, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export const tooSlow = (): HttpException => new HttpException('', 408);

/**
 * Closes connections that only wait. There is no limit on a whole request, because an upload may take hours, but it
 * must not fall silent. Buffered bodies are limited where they are read (`inTime`).
 */
export function limitSlowClients(server: Server, patience: Patience): void {
  server.headersTimeout = patience.headersMs;
  server.requestTimeout = 0;
  server.timeout = patience.silenceMs;
  server.keepAliveTimeout = patience.idleMs;
}
