import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/** For slow machines; what happens earlier is not delayed by it. Shorter than a test's own limit. */
const PATIENCE_MS = 20_000;

/** What is awaited for long is asked for less often: asking takes a core from what is awaited. */
const pauseAfter = (waitedMs: number): number => Math.min(10 + waitedMs / 20, 250);

/** Polls until the result is truthy, and returns it. @throws Error naming what was awaited */
export async function eventually<T>(
  awaited: string,
  ask: () => T | Promise<T>,
  withinMs = PATIENCE_MS,
): Promise<Truthy<T>> {
  const start = Date.now();
  for (let waitedMs = 0; ; await sleep(pauseAfter(waitedMs))) {
    const answer = await ask();
    if (answer) return answer as Truthy<T>;
    waitedMs = Date.now() - start;
    if (waitedMs > withinMs) throw new Error(`Waited ${withinMs / 1000} s in vain: ${awaited}.`);
  }
}
