import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { TestApp } from '../support/test-app.js';

/** PostgreSQL's code for having waited too long; a statement that takes too long, for whatever reason, has another. */
const LOCK_NOT_AVAILABLE = '55P03';
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

/** Runs work on another connection to the database. */
async function besides(work: (other: pg.Client) => Promise<void>): Promise<void> {
  const other = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
  await other.connect();
  await work(other).finally(() => other.end());
}

const login = () =>
  app.visitor().post('/api/auth/login', { email: 'a@example.com', password: 'x' });

describe('While somebody keeps a table locked', () => {
  it('requests that need it are told so in time, and the others are served', () =>
    besides(async (other) => {
      await other.query('begin; lock table identity."user" in access exclusive mode');
      // As many as there are connections.
      const held = await Promise.all([login(), login()]);
      expect(held.map(({ status }) => status)).toEqual([503, 503]);
      expect(held[0]?.body).toMatchObject({ code: 'UNAVAILABLE' });
      expect(held[0]?.headers.get('retry-after')).toBe('5');
      await expect(
        app.nest.get(Database).pool.query('select from identity."user"'),
      ).rejects.toMatchObject({ code: LOCK_NOT_AVAILABLE });
      expect((await app.visitor().get('/health/ready')).status).toBe(200);
      await other.query('rollback');
      expect((await login()).status).toBe(401);
    }));
});

describe('A process that falls silent in a transaction', () => {
  it('loses its locks, and finds a connection again', () =>
    besides(async (other) => {
      const url = app.settings['DATABASE_URL'] ?? '';
      const limits = { silenceMs: 50, answerMs: 10_000 };
      const opened = new Database({ url, pool: 1, persistence: () => [], limits });
      const silent = opened.em.fork().transactional(async (em) => {
        await em.execute('lock table platform.chore');
        await other.query('select from platform.chore');
      });
      await expect(silent).rejects.toThrow('not queryable');
      expect(await opened.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
      await opened.close();
    }));
});

describe('Two units of work that lock the same rows in different orders', () => {
  it('both do their work, one after the other', async () => {
    await app.sql.rows('create table public.shelf (id int primary key, books int)');
    await app.sql.rows('insert into public.shelf values (1, 0), (2, 0)');
    const fill = (...shelves: number[]) =>
      inOwnScope(() =>
        app.nest.get(UnitOfWork).run(async () => {
          for (const id of shelves) {
            await app.sql.rows('update public.shelf set books = books + 1 where id = $1', [id]);
            await sleep(200);
          }
        }),
      );
    await Promise.all([fill(1, 2), fill(2, 1)]);
    expect(await app.sql.rows('select books from public.shelf')).toEqual([
      { books: 2 },
      { books: 2 },
    ]);
  });
});
