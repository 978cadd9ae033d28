import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/** Asks until the answer is a truthy one, and returns it. @throws Error that names what never came */
export async function eventually<T>(
  awaited: string,
  ask: () => T | Promise<T>,
  withinMs = 10_000,
): Promise<Truthy<T>> {
  for (const end = Date.now() + withinMs; ; await sleep(10)) {
    const answer = await ask();
    if (answer) return answer as Truthy<T>;
    if (Date.now() > end) throw new Error(`Waited ${withinMs / 1000} s in vain: ${awaited}.`);
  }
}
