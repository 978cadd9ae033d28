import { quantile, type Spread } from './figures.ts';

/** Runs the calls one after the other and times each, in milliseconds. */
export async function timed(
  count: number,
  work: (at: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const began = performance.now();
    await work(at);
    times.push(performance.now() - began);
  }
  return times;
}

/** The share `q` of the calls took at most this long; the spread is that of five parts of the run. */
export function quantileOf(times: number[], q: number): Spread {
  const size = Math.ceil(times.length / 5);
  const parts = Array.from({ length: 5 }, (_, at) => times.slice(at * size, (at + 1) * size))
    .filter((part) => part.length > 0)
    .map((part) => quantile(part, q));
  return { median: quantile(times, q), min: Math.min(...parts), max: Math.max(...parts) };
}
