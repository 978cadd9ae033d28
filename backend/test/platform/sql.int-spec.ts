import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { freshDatabase, type FreshDatabase } from '../support/database.js';

const POOL = 3;
let database: FreshDatabase;
let opened: Database;
let sql: Sql;
beforeEach(async () => {
  database = await freshDatabase();
  opened = new Database({ url: database.url, pool: POOL, persistence: () => [] });
  sql = new Sql(opened);
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});

describe('The ORM', () => {
  it('is made in the middle of a request when that is the first to ask for it', () =>
    inOwnScope(async () => {
      expect(await opened.em.execute('select 1 as one')).toEqual([{ one: 1 }]);
      expect(await opened.em.transactional(() => sql.first('select 2 as two'))).toEqual({ two: 2 });
    }));

  it('is not asked by plain SQL', async () => {
    const unmade = new Database({
      ...{ url: database.url, pool: 1 },
      persistence: () => {
        throw new Error('Made.');
      },
    });
    expect(await new Sql(unmade).first('select 1 as one')).toEqual({ one: 1 });
    await unmade.close();
  });
});

describe('The address of the database', () => {
  it('holds with all it says: who asks for encryption gets no connection without', async () => {
    const strict = new Database({
      ...{ url: `${database.url}?sslmode=require`, pool: 1 },
      persistence: () => [],
    });
    await expect(new Sql(strict).rows('select 1')).rejects.toThrow(/does not support SSL/);
    await strict.close();
  });
});

describe('Connections opened ahead', () => {
  it('are as many as there may be, and free', async () => {
    await opened.warmUp();
    expect(sql.poolFigures).toEqual({ total: POOL, idle: POOL, waiting: 0, max: POOL });
  });

  it('are no fault where there is no database', async () => {
    await database.drop();
    await opened.warmUp();
    expect(sql.poolFigures.total).toBe(0);
  });
});
