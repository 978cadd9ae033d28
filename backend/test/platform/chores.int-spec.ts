import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chores } from '../../src/platform/infrastructure/chores/chores.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { forgetOld } from '../../src/platform/infrastructure/outbox/forget-old.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

const DAY_MS = 24 * 60 * 60_000;
let database: FreshDatabase;
let opened: Database;
let sql: Sql;

beforeAll(async () => {
  database = await freshDatabase();
  opened = new Database({ url: database.url, pool: 4, persistence: () => [] });
  sql = new Sql(opened);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** The results for so many concurrent workers. */
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

describe('Facts of the past', () => {
  const idsOf = async (table: string, id: string) =>
    (
      await sql.rows<{ id: string }>(`select ${id}::text as id from platform.${table} order by 1`)
    ).map((row) => row.id.at(-1));

  it('are forgotten in batches, except those that somebody still has to get', async () => {
    const id = `('00000000-0000-7000-8000-00000000000' || n)::uuid`;
    await sql.rows(
      `insert into platform.outbox_message (id, type, payload, recorded_at)
       select ${id}, 'test', '{}', now() - n * interval '2 days' from generate_series(3, 8) n`,
    );
    await sql.rows(
      `insert into platform.delivery (message_id, subscriber) select ${id}, 'test' from generate_series(3, 5) n`,
    );
    await sql.rows(
      `insert into platform.handled_message (message_id, subscriber, handled_at)
       select ${id}, 'test', now() - n * interval '9 days' from generate_series(3, 8) n`,
    );
    await forgetOld(sql, new AbortController().signal, 2);
    expect(await idsOf('outbox_message', 'id')).toEqual(['3', '4', '5']);
    expect(await idsOf('handled_message', 'message_id')).toEqual(['3']);
  });
});
