import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { addLecture, addPlayableVideo, createCourse, editCourse } from './classroom.js';

let app: TestApp;
let educator: HttpClient;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api', PUBLISH_GATE: 'strict' });
  educator = await app.signUp('educator');
}, 60_000);
afterAll(() => app.close());

it('A strict installation publishes complete courses only, and keeps them complete', async () => {
  const background = 'teal';
  const picture = await sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { _id: courseId } = await createCourse(educator, {
    description: 'What a good operator looks at.',
    price: '499',
    thumbnail: new Blob([new Uint8Array(picture)]),
  });
  const { _id: lectureId } = await addLecture(educator, courseId);

  const tooEarly = await editCourse(educator, courseId, { isPublished: 'true' });
  expect(tooEarly.status).toBe(409);
  expect(tooEarly.body).toMatchObject({ code: 'NOT_READY', errors: [{ field: 'lecture' }] });

  await addPlayableVideo(app, lectureId);
  const published = await editCourse(educator, courseId, { isPublished: 'true' });
  expect(published.body).toMatchObject({ isPublished: true, missing: [] });

  const emptied = await editCourse(educator, courseId, { price: '' });
  expect([emptied.status, emptied.body]).toMatchObject([409, { errors: [{ field: 'price' }] }]);
  const removed = await educator.delete(`/api/course/removelecture/${lectureId}`);
  expect([removed.status, removed.body['code']]).toEqual([409, 'NOT_READY']);
});
