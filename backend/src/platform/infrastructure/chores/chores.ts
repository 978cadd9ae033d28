import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';

/** Decides which periodic chores are due; the database stores when any worker last did each. */
@Injectable()
export class Chores {
  constructor(private readonly sql: Sql) {}

  /** True for one caller per interval, who then has to do it. The first interval starts with the first call. */
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
