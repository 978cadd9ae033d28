import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listenToStatements } from '../support/statements.js';
import { TestApp } from '../support/test-app.js';
import type { HttpClient } from '../support/http-client.js';
import { Classroom } from './classroom.js';
import { manyCourses } from './many-courses.js';

let app: TestApp;
let statements: string[];
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  statements = listenToStatements(app);
}, 60_000);
afterAll(() => app.close());

it('a watch message costs at most three queries, the session included', async () => {
  const classroom = await Classroom.open(app);
  const { lectureId } = await classroom.addLecture({ seconds: 600 });
  const learner = await classroom.learner();
  const watch = (from: number) =>
    learner.post('/api/learning/watch', {
      intervals: [{ lectureId, from, to: from + 10 }],
      position: { lectureId, seconds: from + 10 },
    });
  // The first message in a course loads its outline from catalog.
  await watch(0);
  statements.length = 0;
  expect((await watch(10)).body['creditedSeconds']).toBe(10);
  expect(statements.length).toBeLessThanOrEqual(3);
  expect(statements.at(-1)).toMatch(/^update/);
});

async function give({ user }: HttpClient, courses: readonly string[]): Promise<void> {
  for (const statement of courses) await app.sql.rows(statement, [user._id]);
}

it('the progress page costs the same queries for fifty courses as for one', async () => {
  const few = await app.signUp('student');
  const many = await app.signUp('student');
  await give(few, manyCourses({ courses: 1, lectures: 10 }));
  await give(many, manyCourses({ courses: 50, lectures: 100 }));
  const queriesOf = async (learner: HttpClient) => {
    statements.length = 0;
    const { body } = await learner.get<{ courses: object[] }>('/api/learning/progress');
    return { queries: statements.length, courses: body.courses.length };
  };
  const { queries } = await queriesOf(few);
  expect(await queriesOf(many)).toEqual({ queries, courses: 50 });
  expect(queries).toBeLessThanOrEqual(6);
});
