import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { eventually } from '../../src/platform/testing/eventually.js';
import { addLecture, createCourse, storedFiles } from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { TUS, TusSender } from './tus-sender.js';

let app: TestApp;
let educator: HttpClient;
beforeAll(async () => {
  app = await TestApp.start();
  educator = await app.signUp('educator');
}, 60_000);
afterAll(() => app.close());

/** A course with a lecture and a partial upload for it. */
async function underWay() {
  const courseId = (await createCourse(educator))._id;
  const lectureId = (await addLecture(educator, courseId))._id;
  const sender = new TusSender(app.url, educator);
  const path = String((await sender.begin({ lectureId, size: 10 })).headers.get('location'));
  await sender.patch(path, 0, Buffer.from('abcde'));
  return { courseId, lectureId, path };
}

async function isGone(path: string): Promise<boolean> {
  const { status } = await educator.send('HEAD', path, undefined, { headers: TUS });
  const files = await storedFiles(app, `uploads/${path.split('/').at(-1)}/`);
  return status === 404 && files.length === 0;
}

describe('What is under way to a lecture', () => {
  it('is given up when the lecture is removed: nobody could see it, and it would count', async () => {
    const { lectureId, path } = await underWay();
    await educator.delete(`/api/course/removelecture/${lectureId}`);
    await eventually('the upload is gone', () => isGone(path));
  });

  it('is given up when its course is removed', async () => {
    const { courseId, path } = await underWay();
    await educator.delete(`/api/course/removecourse/${courseId}`);
    await eventually('the upload is gone', () => isGone(path));
  });
});
