import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/** A busy machine is slow, and whatever comes in time does not wait for this; still less than a test may take. */
const PATIENCE_MS = 20_000;

/** Asks until the answer is a truthy one, and returns it. @throws Error that names what never came */
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
