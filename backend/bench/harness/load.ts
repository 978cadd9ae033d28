import autocannon from 'autocannon';
import { cpuOf } from './cpu.ts';

export interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A server under test and how it is asked. */
export interface Target {
  name: string;
  url: string;
  /** The processes whose CPU counts, with all their descendants. */
  roots: number[];
  /** The next request; called for each one. */
  next: () => Call;
}

export interface Reading {
  /** CPU microseconds per answered request. */
  cpu: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export interface LoadOptions {
  seconds: number;
  connections: number;
}

/** Puts a target under load. Any answer but a 2xx or 304 voids the reading: a fast wrong answer is no answer. */
export async function measure(
  target: Target,
  { seconds, connections }: LoadOptions,
): Promise<Reading> {
  const before = cpuOf(target.roots);
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...callOf(target) }) }],
  });
  const answered = result.requests.total;
  const cpu = (cpuOf(target.roots) - before) / answered;
  const wrong = result.non2xx - (result.statusCodeStats?.['304']?.count ?? 0);
  if (wrong > 0 || result.errors > 0 || answered === 0)
    throw new Error(
      `${target.name}: ${answered} answers, ${wrong} refusals, ${result.errors} errors.`,
    );
  const { p50, p99 } = result.latency;
  return { cpu, perSecond: answered / result.duration, p50, p99 };
}

function callOf(target: Target): autocannon.Request {
  const { method = 'GET', path, headers = {}, body } = target.next();
  return { method, path, headers, ...(body === undefined ? {} : { body }) };
}
