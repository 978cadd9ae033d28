import { Clock } from '../../application/clock.js';
import type { Sql } from '../database/sql.js';

/**
 * Follows the database's clock, so that all machines agree on what has expired: the offset is measured periodically and
 * added to the local time. Until the first measurement it returns the local time.
 */
export class DatabaseClock extends Clock {
  private offsetMs = 0;

  constructor(private readonly sql: Pick<Sql, 'first'>) {
    super();
  }

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  async synchronize(): Promise<void> {
    const before = Date.now();
    const row = await this.sql.first<{ now: Date }>('select clock_timestamp() as now');
    const after = Date.now();
    if (row) this.offsetMs = row.now.getTime() - (before + after) / 2;
  }
}
