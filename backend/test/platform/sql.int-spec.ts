import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { openDatabase } from '../../src/platform/infrastructure/database/persistence.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { freshDatabase, type FreshDatabase } from '../support/database.js';

const POOL = 3;
let database: FreshDatabase;
let orm: MikroORM;
let sql: Sql;
beforeEach(async () => {
  database = await freshDatabase();
  orm = openDatabase({ url: database.url, pool: POOL, persistence: [] });
  sql = Sql.over(orm);
});
afterEach(async () => {
  await orm.close(true);
  await database.drop();
});

describe('Connections opened ahead', () => {
  it('are as many as there may be, and free', async () => {
    await sql.openAhead();
    expect(sql.poolFigures).toEqual({ total: POOL, idle: POOL, waiting: 0, max: POOL });
  });

  it('are no fault where there is no database', async () => {
    await database.drop();
    await sql.openAhead();
    expect(sql.poolFigures.total).toBe(0);
  });
});
