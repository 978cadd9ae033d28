import autocannon from 'autocannon';
import type { Call } from './call.ts';
import { cpuOf } from './cpu.ts';
import { quantile } from './figures.ts';
import { together } from './open-loop.ts';

/** A server under test and its requests. */
export interface Target {
  name: string;
  url: string;
  /** The processes whose CPU time counts, with all their descendants. */
  roots: number[];
  /** Called for each request. */
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
  /** For bodies too large for autocannon, whose parser would take longer than any server. */
  large?: boolean;
}

/** Fewer would be too imprecise for a clock of hundredths; a busy machine may not answer this many in a short round. */
const FEWEST = 50;
const LONGEST_SECONDS = 15;
const LONGER = 4;

/**
 * Puts a target under load. Any status other than 2xx or 304 voids the measurement, because a fast wrong reply counts
 * for nothing.
 */
export async function measure(
  target: Target,
  { seconds, connections, large = false }: LoadOptions,
): Promise<Reading> {
  if (large) return measureLarge(target, { seconds, connections });
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
  if (answered < FEWEST && wrong === 0 && result.errors === 0 && seconds < LONGEST_SECONDS)
    return measure(target, { seconds: seconds * LONGER, connections });
  if (wrong > 0 || result.errors > 0 || answered === 0)
    throw new Error(
      `${target.name}: ${answered} answers, ${wrong} refusals, ${result.errors} errors.`,
    );
  const { p50, p99 } = result.latency;
  return { cpu, perSecond: answered / result.duration, p50, p99 };
}

/** The same with Node's own client, which discards bodies as they arrive. */
async function measureLarge(
  target: Target,
  { seconds, connections }: LoadOptions,
): Promise<Reading> {
  const before = cpuOf(target.roots);
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > seconds * 1_000;
  const answers = await together(target.url, callsUntil(isOver, target), connections);
  const took = (performance.now() - began) / 1_000;
  const wrong = answers.filter(({ status }) => status < 200 || status > 299).length;
  if (wrong > 0) throw new Error(`${target.name}: ${wrong} of ${answers.length} were refused.`);
  if (answers.length < FEWEST && seconds < LONGEST_SECONDS)
    return measureLarge(target, { seconds: seconds * LONGER, connections });
  const times = answers.map((answer) => answer.took);
  return {
    cpu: (cpuOf(target.roots) - before) / answers.length,
    perSecond: answers.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

function* callsUntil(isOver: () => boolean, target: Target): Generator<Call> {
  while (!isOver()) yield target.next();
}

function callOf(target: Target): autocannon.Request {
  const { method = 'GET', path, headers = {}, body } = target.next();
  return { method, path, headers, ...(body === undefined ? {} : { body }) };
}
