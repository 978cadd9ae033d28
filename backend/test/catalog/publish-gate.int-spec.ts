import { afterEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import {
  addLecture,
  addPlayableVideo,
  type CourseBody,
  createCourse,
  editCourse,
} from './classroom.js';

let app: TestApp;
let educator: HttpClient;
async function opened(settings: Readonly<Record<string, string>>): Promise<void> {
  app = await TestApp.start({ ROLES: 'api', ...settings });
  educator = await app.signUp('educator');
}
afterEach(() => app.close());

it('In production an educator publishes with a confirmed address only', async () => {
  await opened({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://lectern.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SANDBOX_SECRET: '',
  });
  const confirm = (at: Date | null) =>
    app.sql.rows('update identity."user" set email_verified_at = $1', [at]);
  const { _id: courseId } = await createCourse(educator, { price: '499' });

  const early = await editCourse(educator, courseId, { isPublished: 'true' });
  expect([early.status, early.body]).toMatchObject([409, { code: 'EMAIL_NOT_VERIFIED' }]);
  expect((await educator.get<CourseBody>(`/api/course/getcourse/${courseId}`)).body).toMatchObject({
    isPublished: false,
  });

  await confirm(new Date());
  expect((await editCourse(educator, courseId, { isPublished: 'true' })).status).toBe(200);
  await confirm(null);
  const later = await editCourse(educator, courseId, { price: '599', isPublished: 'true' });
  expect(later.body).toMatchObject({ isPublished: true, price: 599 });
}, 60_000);

it('A strict installation publishes complete courses only, and keeps them complete', async () => {
  await opened({ PUBLISH_GATE: 'strict' });
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
}, 60_000);
