import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { CatalogApi } from '../../src/modules/catalog/contract.js';
import {
  MediaReferences,
  type ReferencedFiles,
} from '../../src/modules/catalog/application/videos/media-references.js';
import { SweepRemovedVideos } from '../../src/modules/catalog/application/videos/sweep-removed-videos.js';
import { Uploads } from '../../src/modules/catalog/domain/uploads/uploads.js';
import { Files } from '../../src/platform/application/files.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { addLecture, addPlayableVideo, createCourse, storedFiles } from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let educator: HttpClient;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator');
}, 60_000);
afterAll(() => app.close());

const scrub = (remove = false) => app.nest.get(CatalogApi).scrubMedia({ remove });
/** As in a worker's round. */
const sweep = () => inOwnScope(() => app.nest.get(SweepRemovedVideos).execute());

/** The reported missing files of these ids. */
async function missingOf(...ids: string[]): Promise<string[]> {
  return (await scrub()).missing.filter((key) => ids.some((id) => key.includes(id)));
}

/** Adds an upload with a part that is not in the store. */
async function addUpload(id: string = randomUUID()): Promise<string> {
  await app.sql.rows(
    `insert into catalog.upload
       (id, owner_id, lecture_id, course_id, size, file_name, created_at, parts, touched_at)
     select id, id, id, id, 1, '', now(),
       jsonb_build_array(jsonb_build_object('offset', 0, 'size', 1, 'key', 'uploads/' || id || '/part')), now()
     from (select $1::uuid as id)`,
    [id],
  );
  return id;
}

describe('Media', () => {
  it('are told of when their owner is gone or they are', async () => {
    const course = await createCourse(educator);
    const lecture = await addLecture(educator, course._id);
    const videoId = await addPlayableVideo(app, lecture._id);
    const stray = 'videos/0192f0c1-7b5e-7000-8000-00000000dead/144p/init.mp4';
    await app.nest.get(Files).write(stray, Buffer.from('x'));
    expect((await scrub()).orphans).toEqual([]);
    const old = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(app.dataFolder, 'files', stray), old, old);
    const { orphans, missing } = await scrub(true);
    expect(orphans).toEqual([stray]);
    // The test only recorded that there are renditions.
    expect(missing).toContain(`videos/${videoId}/144p/index.m3u8`);
    expect(await storedFiles(app, 'videos/0192f0c1')).toEqual([]);
    expect(await storedFiles(app, `sources/${videoId}`)).toHaveLength(1);
  });

  it('include handouts, of which each has an owner though they share a folder', async () => {
    const lecture = await addLecture(educator, (await createCourse(educator))._id);
    const add = async (name: string) => {
      const form = new FormData();
      form.set('file', new Blob(['1']), name);
      await educator.post(`/api/course/handouts/${lecture._id}`, form);
    };
    await add('kept.csv');
    const [kept = ''] = await storedFiles(app, 'handouts/');
    await add('lost.csv');
    const lost = (await storedFiles(app, 'handouts/')).find((key) => key !== kept) ?? '';
    const stray = `${kept.slice(0, kept.lastIndexOf('/'))}/0192f0c1-7b5e-7000-8000-00000000dead`;
    await app.nest.get(Files).write(stray, Buffer.from('x'));
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const key of [stray, kept]) await utimes(join(app.dataFolder, 'files', key), old, old);
    await app.nest.get(Files).remove(lost);
    const { orphans, missing } = await scrub(true);
    expect(orphans).toEqual([stray]);
    expect(missing).toContain(lost);
    expect(missing).not.toContain(kept);
  });

  it('are not missed when they went with their owner while it looked', async () => {
    const lecture = await addLecture(educator, (await createCourse(educator))._id);
    const videoId = await addPlayableVideo(app, lecture._id);
    const canceled = await addUpload();
    await addUpload(videoId);
    expect(await missingOf(videoId, canceled)).toEqual(
      expect.arrayContaining([videoId, canceled].map((id) => `uploads/${id}/part`)),
    );
    const references = app.nest.get(MediaReferences);
    const required = references.required.bind(references);
    const reading = jest.spyOn(references, 'required').mockImplementation(async function* () {
      const known: ReferencedFiles[] = [];
      for await (const owner of required()) known.push(owner);
      await educator.delete(`/api/course/removelecture/${lecture._id}`);
      await app.nest.get(Uploads).forget(canceled);
      yield* known;
    });
    expect(await missingOf(videoId, canceled)).toEqual([]);
    reading.mockRestore();
    // The upload's row stays until the files are deleted.
    expect(await missingOf(videoId)).toEqual([]);
  });

  it('count photos of people in', async () => {
    const shown = 'public/avatars/0192f0c1-7b5e-7000-8000-00000000aaaa/96.webp';
    const stray = 'public/avatars/0192f0c1-7b5e-7000-8000-00000000bbbb/96.webp';
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const key of [shown, stray]) {
      await app.nest.get(Files).write(key, Buffer.from('x'));
      await utimes(join(app.dataFolder, 'files', key), old, old);
    }
    await app.sql.rows(`update identity."user" set photo_id = $2 where id = $1`, [
      educator.user._id,
      '0192f0c1-7b5e-7000-8000-00000000aaaa',
    ]);
    expect((await scrub(true)).orphans).toEqual([stray]);
    expect(await app.nest.get(Files).info(shown)).not.toBeNull();
  });

  it('of a removed lecture stay for a week', async () => {
    const course = await createCourse(educator);
    const lecture = await addLecture(educator, course._id);
    const videoId = await addPlayableVideo(app, lecture._id);
    await educator.delete(`/api/course/removelecture/${lecture._id}`);
    expect(await sweep()).toBe(0);
    expect(await storedFiles(app, `sources/${videoId}`)).toHaveLength(1);
    await app.sql.rows(
      `update catalog.video set discarded_at = discarded_at - interval '8 days' where id = $1`,
      [videoId],
    );
    expect(await sweep()).toBe(1);
    expect(await storedFiles(app, `sources/${videoId}`)).toEqual([]);
  });

  it('of removed lectures go all at once, however many', async () => {
    await app.sql.rows(
      `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status,
         renditions, original_quality, discarded_at)
       select id, id, id, 'sources/' || id, 1, now(), 'discarded', '[]', false,
         now() - interval '8 days'
       from (select gen_random_uuid() as id from generate_series(1, 250)) as ids`,
    );
    expect(await sweep()).toBe(250);
  });

  it('of a removed lecture go at once when the course is deleted', async () => {
    const course = await createCourse(educator);
    const lecture = await addLecture(educator, course._id);
    const videoId = await addPlayableVideo(app, lecture._id);
    await educator.delete(`/api/course/removelecture/${lecture._id}`);
    await educator.delete(`/api/course/removecourse/${course._id}`);
    const told = await app.sql.rows(
      `select id from platform.outbox_message
       where type = 'catalog.video_removed.v1' and payload->>'videoId' = $1`,
      [videoId],
    );
    expect(told).toHaveLength(1);
  });

  it('that were given up stay forgotten when the store fails at the next', async () => {
    const course = await createCourse(educator);
    const [first, second] = [
      await addLecture(educator, course._id),
      await addLecture(educator, course._id),
    ];
    const videoIds: string[] = [];
    for (const { _id } of [first, second]) {
      videoIds.push(await addPlayableVideo(app, _id));
      await educator.delete(`/api/course/removelecture/${_id}`);
    }
    await app.sql.rows(
      `update catalog.video set discarded_at = discarded_at - interval '8 days'
       where id = any($1::uuid[])`,
      [videoIds],
    );
    const files = app.nest.get(Files);
    const remove = files.remove.bind(files);
    const failing = jest.spyOn(files, 'remove').mockImplementation(async (key) => {
      if (key.endsWith(videoIds[1] ?? '')) throw new Error('The store is away.');
      await remove(key);
    });
    await expect(sweep()).rejects.toThrow('away');
    failing.mockRestore();
    const left = await app.sql.rows(`select id from catalog.video where id = any($1::uuid[])`, [
      videoIds,
    ]);
    expect(left).toEqual([{ id: videoIds[1] }]);
    expect(await sweep()).toBe(1);
  });
});
