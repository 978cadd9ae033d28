import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EncoderTurns } from '../../src/modules/catalog/application/videos/encoder-turns.js';
import { VideosView } from '../../src/modules/catalog/application/videos/videos-view.js';
import { addLecture, createCourse, form } from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let ann: HttpClient;
let ben: HttpClient;
/** The lectures and their videos, by title. */
let lectures: Map<string, { lectureId: string; videoId: string }>;

beforeAll(async () => {
  // Without a worker, so that waiting videos keep waiting.
  app = await TestApp.start({ ROLES: 'api' });
  [ann, ben] = [await app.signUp('educator'), await app.signUp('educator')];
}, 60_000);
beforeEach(async () => {
  lectures = new Map();
  await app.sql.rows('truncate catalog.video, catalog.encoder_turn cascade');
});
afterAll(() => app.close());

async function upload(educator: HttpClient, name: string): Promise<void> {
  const lectureId = (await addLecture(educator, (await createCourse(educator))._id))._id;
  const videoUrl = new Blob(['a video']);
  await educator.post(`/api/course/editlecture/${lectureId}`, form({ videoUrl }));
  const [video] = await app.sql.rows<{ id: string }>(
    'select id from catalog.video where lecture_id = $1',
    [lectureId],
  );
  lectures.set(name, { lectureId, videoId: video?.id ?? '' });
}

const placeOf = (name: string) =>
  app.nest.get(EncoderTurns).placeOf(lectures.get(name)?.videoId ?? '');

/** The titles of the waiting videos, in displayed order. */
async function line(): Promise<string[]> {
  const ids = [...lectures.values()].map(({ lectureId }) => lectureId);
  const status = await app.nest.get(VideosView).statusOf(ids);
  return [...lectures]
    .map(([name, { lectureId }]) => ({ name, ahead: status.get(lectureId)?.ahead ?? null }))
    .flatMap(({ name, ahead }) => (ahead === null ? [] : [{ name, ahead }]))
    .sort((a, b) => a.ahead - b.ahead)
    .map(({ name, ahead }) => `${ahead} ${name}`);
}

/** Takes a turn like a worker, without the work. */
async function take(name: string): Promise<void> {
  await app.nest.get(EncoderTurns).note((await placeOf(name))?.educatorId ?? '');
  await become(name, 'probing');
}
async function end(name: string): Promise<void> {
  await app.nest.get(EncoderTurns).note((await placeOf(name))?.educatorId ?? '');
  await app.sql.rows(
    `update catalog.video set status = 'failed', reason = 'It is done with.' where id = $1`,
    [lectures.get(name)?.videoId],
  );
}
const become = (name: string, status: string) =>
  app.sql.rows('update catalog.video set status = $2 where id = $1', [
    lectures.get(name)?.videoId,
    status,
  ]);

describe('The line for the encoder', () => {
  it('has educators take turns, whoever sent how many before', async () => {
    for (const name of ['ann 1', 'ann 2', 'ann 3']) await upload(ann, name);
    await upload(ben, 'ben 1');
    expect(await line()).toEqual(['0 ann 1', '1 ben 1', '2 ann 2', '3 ann 3']);
    await take('ann 1');
    expect(await line()).toEqual(['1 ben 1', '2 ann 2', '3 ann 3']);
    expect(await placeOf('ann 2')).toMatchObject({ isBehindOthers: true });
    expect(await placeOf('ben 1')).toMatchObject({ isBehindOthers: false });
  });

  it('remembers whose turn it was: nobody gets another before those who came during it', async () => {
    for (const name of ['ann 1', 'ann 2', 'ann 3']) await upload(ann, name);
    await take('ann 1');
    await upload(ben, 'ben 1');
    await end('ann 1');
    expect(await line()).toEqual(['0 ben 1', '1 ann 2', '2 ann 3']);
    await take('ben 1');
    await upload(ben, 'ben 2');
    await end('ben 1');
    expect(await line()).toEqual(['0 ann 2', '1 ben 2', '2 ann 3']);
  });

  it('keeps nobody waiting for videos of their own, nor what was begun', async () => {
    for (const name of ['ann 1', 'ann 2']) await upload(ann, name);
    expect(await placeOf('ann 2')).toMatchObject({ isBehindOthers: false });
    await upload(ben, 'ben 1');
    await become('ann 2', 'processing');
    expect(await placeOf('ann 2')).toMatchObject({ isBehindOthers: false });
  });

  it('is not held up by a video that nobody takes for a day', async () => {
    await upload(ann, 'ann 1');
    await upload(ben, 'ben 1');
    expect(await placeOf('ben 1')).toMatchObject({ isBehindOthers: true });
    await app.sql.rows(`update catalog.video set created_at = created_at - interval '25 hours'`);
    expect(await placeOf('ben 1')).toMatchObject({ isBehindOthers: false });
  });

  it('does not know a video that is gone, and forgets turns after a day', async () => {
    await upload(ann, 'ann 1');
    await upload(ben, 'ben 1');
    await become('ben 1', 'discarded');
    expect(await placeOf('ben 1')).toBeNull();
    await take('ann 1');
    await app.sql.rows(`update catalog.encoder_turn set until = until - interval '25 hours'`);
    await app.nest.get(EncoderTurns).note('00000000-0000-4000-8000-000000000000');
    expect(await app.sql.rows('select educator_id from catalog.encoder_turn')).toHaveLength(1);
  });
});
