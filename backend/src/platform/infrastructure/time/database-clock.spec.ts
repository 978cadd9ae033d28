import { describe, expect, it } from '@jest/globals';
import { DatabaseClock } from './database-clock.js';

const HOUR_MS = 3_600_000;
const TOLERANCE_MS = 1_000;

/** A database whose clock is so far ahead of this machine's. */
const ahead = (ms: number) => ({
  first: async <R extends object>() => ({ now: new Date(Date.now() + ms) }) as R,
});

const offOf = (clock: DatabaseClock): number => clock.now().getTime() - Date.now();

describe('The clock of the database', () => {
  it('is told once it was asked for', async () => {
    const clock = new DatabaseClock(ahead(HOUR_MS));
    expect(Math.abs(offOf(clock))).toBeLessThan(TOLERANCE_MS);
    await clock.synchronize();
    expect(Math.abs(offOf(clock) - HOUR_MS)).toBeLessThan(TOLERANCE_MS);
  });

  it('stays as it was last told while the database is away', async () => {
    const sql = ahead(HOUR_MS);
    const clock = new DatabaseClock({ first: async <R extends object>() => await sql.first<R>() });
    await clock.synchronize();
    sql.first = () => Promise.reject(new Error('away'));
    await expect(clock.synchronize()).rejects.toThrow('away');
    expect(Math.abs(offOf(clock) - HOUR_MS)).toBeLessThan(TOLERANCE_MS);
  });
});
