import { HttpException } from '@nestjs/common';
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

/** What a connection takes to get going, at worst. */
const SMALL_BODY_MS = 30_000;
/** 64 kbit/s: mobile networks where they are slowest. */
const SLOWEST_BYTES_PER_MS = 8;

/** How long a body that is held in memory until it is whole may take to arrive, by the most that it may be. */
export function patienceFor(bytes: number): number {
  return SMALL_BODY_MS + bytes / SLOWEST_BYTES_PER_MS;
}

/** Waits for no longer. What goes on to arrive is let go of with the connection, which a refusal closes. @throws 408 */
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
 * Closes connections that only wait. There is no limit on a whole request: an upload may take hours,
 * but it must not fall silent. Those that are held in memory are limited where they are read (`inTime`).
 */
export function limitSlowClients(server: Server, patience: Patience): void {
  server.headersTimeout = patience.headersMs;
  server.requestTimeout = 0;
  server.timeout = patience.silenceMs;
  server.keepAliveTimeout = patience.idleMs;
}
