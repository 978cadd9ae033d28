import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventually } from '../../src/platform/testing/eventually.js';
import { PASSWORD } from '../identity/identity-state.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { addLecture, createCourse } from './classroom.js';

let app: TestApp;
let educator: HttpClient;
let courseId: string;
let lectureId: string;
beforeAll(async () => {
  app = await TestApp.start();
  educator = await app.signUp('educator');
  courseId = (await createCourse(educator))._id;
  lectureId = (await addLecture(educator, courseId))._id;
}, 60_000);
afterAll(() => app.close());

/** Runs the work while another connection holds the course's row lock. */
async function whileHeld<T>(work: () => Promise<T>): Promise<T> {
  const other = new pg.Client({ connectionString: app.settings['DATABASE_URL'] });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select from catalog.course where id = $1 for update', [courseId]);
    return await work();
  } finally {
    await other.end();
  }
}

describe('While a course is held to be changed', () => {
  it.each(['lecturestatus', 'captions'])(
    'its educator reads of its lectures all the same: %s',
    async (read) => {
      const reply = await whileHeld(() => educator.get(`/api/course/${read}/${lectureId}`));
      expect(reply.status).toBe(200);
    },
  );

  it('the others of an educator who left go all the same, and it once it is free', async () => {
    const { _id: another } = await createCourse(educator);
    const isGone = async (id: string) =>
      (await app.sql.first('select from catalog.course where id = $1', [id])) === null;
    await whileHeld(async () => {
      const left = await educator.send('DELETE', '/api/user', { password: PASSWORD });
      expect(left.status).toBe(200);
      await eventually('the course that nobody holds is gone', () => isGone(another));
      expect(await isGone(courseId)).toBe(false);
    });
    await eventually('the course that was held is gone', () => isGone(courseId));
  }, 60_000);
});
