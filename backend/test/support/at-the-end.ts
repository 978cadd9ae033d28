import { afterAll } from '@jest/globals';

const pending = new Set<() => Promise<void>>();

afterAll(async () => {
  for (const end of [...pending].reverse()) await end();
});

/**
 * Ends something with the test file at the latest, so that a set-up or test that fails half-way leaves nothing running
 * that would keep Jest from exiting. The returned function ends it earlier, once.
 */
export function atTheEnd(end: () => Promise<void>): () => Promise<void> {
  let ended: Promise<void> | undefined;
  const once = (): Promise<void> => {
    pending.delete(once);
    return (ended ??= end());
  };
  pending.add(once);
  return once;
}
