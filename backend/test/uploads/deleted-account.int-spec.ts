import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Uploads } from '../../src/modules/catalog/domain/uploads/uploads.js';
import { anUpload, noon, partOf } from '../../src/modules/catalog/testing/upload-builder.js';
import { Ids } from '../../src/platform/application/ids.js';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { addLecture, createCourse, storedFiles } from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { TusSender } from './tus-sender.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
}, 60_000);
afterAll(() => app.close());

/** An upload that became a video, in a course that buyers still have. */
async function takenUpload({ user }: HttpClient): Promise<string> {
  const next = () => app.nest.get(Ids).next();
  const given = { id: next(), lectureId: next(), courseId: next(), ownerId: user._id };
  const upload = anUpload({ ...given, size: 4, fileName: 'asha-rao.mp4' });
  upload.add(partOf(0, 4), noon);
  upload.take(noon);
  await app.nest.get(UnitOfWork).run(() => app.nest.get(Uploads).save(upload));
  return upload.id;
}

async function openUpload(educator: HttpClient): Promise<string> {
  const { _id } = await createCourse(educator);
  const sender = new TusSender(app.url, educator);
  const lecture = await addLecture(educator, _id);
  const { headers } = await sender.begin({ lectureId: lecture._id, size: 10 });
  const path = String(headers.get('location'));
  await sender.patch(path, 0, Buffer.from('abcde'));
  return path.split('/').at(-1) ?? '';
}

it('Of the uploads of a deleted account stays what buyers watch, without the names of its files', async () => {
  const educator = await app.signUp('educator');
  const [taken, open] = [await takenUpload(educator), await openUpload(educator)];
  await educator.send('DELETE', '/api/user', { password: 'correct horse battery' });
  const left = () =>
    app.sql.rows<{ id: string; fileName: string; parts: unknown[] }>(
      'select id, file_name as "fileName", parts from catalog.upload where owner_id = $1',
      [educator.user._id],
    );
  await eventually('no file name', async () => (await left()).every(({ fileName }) => !fileName));
  expect(await left()).toMatchObject([{ id: taken, parts: [{ size: 4 }] }]);
  expect(await storedFiles(app, `uploads/${open}/`)).toEqual([]);
});
