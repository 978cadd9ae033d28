import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

/** Which chores of the installation are due: when each was done last is in the database, whichever worker did it. */
@Injectable()
export class Chores {
  constructor(private readonly sql: Sql) {}

  /** True for one caller per interval, who is to do it. The first time is an interval after anybody asked first. */
  async claim(name: string, everyMs: number): Promise<boolean> {
    await this.sql.rows('insert into platform.chore (name) values ($1) on conflict do nothing', [
      name,
    ]);
    const claimed = await this.sql.first(
      `update platform.chore set begun_at = clock_timestamp()
       where name = $1 and begun_at <= clock_timestamp() - $2::float8 * interval '1 millisecond'
       returning name`,
      [name, everyMs],
    );
    return claimed !== null;
  }
}
