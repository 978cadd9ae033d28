import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds. @throws Error when it does not in time */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  withinMs = 10_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await sleep(10);
  }
}
