import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Chores } from '../../src/platform/infrastructure/chores/chores.js';
import { openDatabase } from '../../src/platform/infrastructure/database/persistence.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

const DAY_MS = 24 * 60 * 60_000;
let database: FreshDatabase;
let orm: MikroORM;
let sql: Sql;

beforeAll(async () => {
  database = await freshDatabase();
  orm = openDatabase({ url: database.url, pool: 4, persistence: [] });
  sql = await Sql.over(orm);
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

/** What as many workers at once are told. */
const ask = (workers: number) =>
  Promise.all(Array.from({ length: workers }, () => new Chores(sql).claim('test.tidy', DAY_MS)));

describe('A chore of the installation', () => {
  it('is due a day after it was begun, for one of those who ask, and not again that day', async () => {
    expect(await ask(3)).toEqual([false, false, false]);
    await sql.rows(`update platform.chore set begun_at = begun_at - interval '25 hours'`);
    expect((await ask(4)).filter((isDue) => isDue)).toHaveLength(1);
    expect(await ask(1)).toEqual([false]);
  });
});
