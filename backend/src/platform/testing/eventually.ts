import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/** For slow machines; what happens earlier is not delayed by it. Shorter than a test's own limit. */
const PATIENCE_MS = 20_000;

/** Polls until the result is truthy, and returns it. @throws Error naming what was awaited */
export async function eventually<T>(
  awaited: string,
  ask: () => T | Promise<T>,
  withinMs = PATIENCE_MS,
): Promise<Truthy<T>> {
  for (const end = Date.now() + withinMs; ; await sleep(10)) {
    const answer = await ask();
    if (answer) return answer as Truthy<T>;
    if (Date.now() > end) throw new Error(`Waited ${withinMs / 1000} s in vain: ${awaited}.`);
  }
}
