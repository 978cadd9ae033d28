import pg from 'pg';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { TestApp } from './test-app.js';

/** Finds sessions waiting for a lock. */
export const WAITS = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Overlaps two pieces of work deterministically: the first has done its work when the second begins, and commits once
 * the second waits for it or is over. @returns the second's result
 */
export async function overlap<T>(
  { nest, settings }: TestApp,
  first: () => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  // A separate connection, because those of the application may both be taken.
  const observer = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await observer.connect();
  const [worked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = nest.get(UnitOfWork).run(async () => {
    await first();
    worked.resolve();
    await mayEnd.promise;
  });
  try {
    await Promise.race([slow, worked.promise]);
    const late = second();
    await Promise.race([
      late,
      eventually('somebody waiting', async () => (await observer.query(WAITS)).rowCount),
    ]);
    mayEnd.resolve();
    await slow;
    return await late;
  } finally {
    mayEnd.resolve();
    await observer.end();
  }
}
