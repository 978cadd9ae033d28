import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { TestApp } from '../support/test-app.js';
import { Classroom } from './classroom.js';

let app: TestApp;
const statements: string[] = [];
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  const connection = app.nest.get(MikroORM).em.getDriver().getConnection();
  const pool: unknown = await connection.getNativeClient();
  const watched = new WeakSet<PoolClient>();
  (pool as Pool).on('acquire', (client) => {
    if (!watched.has(client)) listenTo(client);
    watched.add(client);
  });
}, 60_000);
afterAll(() => app.close());

/** Writes down what is asked of the database, but for the brackets of transactions. */
function listenTo(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (!/^(begin|commit|start transaction)/i.test(text)) statements.push(text);
    return query(...args);
  }) as typeof client.query;
}

it('a watch message costs at most three queries, the session included', async () => {
  const classroom = await Classroom.open(app);
  const { lectureId } = await classroom.addLecture({ seconds: 600 });
  const learner = await classroom.learner();
  const watch = (from: number) =>
    learner.post('/api/learning/watch', {
      intervals: [{ lectureId, from, to: from + 10 }],
      position: { lectureId, seconds: from + 10 },
    });
  // The first one of a course asks catalog what the course consists of.
  await watch(0);
  statements.length = 0;
  expect((await watch(10)).body['creditedSeconds']).toBe(10);
  expect(statements.map((text) => text.slice(0, 6))).toEqual(['select', 'select', 'update']);
});
