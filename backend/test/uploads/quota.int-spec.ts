import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ClientRequest, request } from 'node:http';
import { FormsUnderWay } from '../../src/modules/catalog/application/uploads/forms-under-way.js';
import { StoredBytes } from '../../src/modules/catalog/application/videos/stored-bytes.js';
import {
  addLecture,
  addPlayableVideo,
  createCourse,
  form,
  storedFiles,
} from '../catalog/classroom.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { TusSender } from './tus-sender.js';

const GIB = 1024 ** 3;
const MOST_AT_ONCE = 8;

let app: TestApp;
let educator: HttpClient;
let lectureId: string;
/** An upload for another lecture announces all of the quota except ten bytes. */
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api', EDUCATOR_QUOTA_GIB: '1' });
  educator = await app.signUp('educator');
  lectureId = await newLecture(educator);
  const size = GIB - 10;
  expect((await begin(educator, await newLecture(educator), size)).status).toBe(201);
}, 60_000);
afterAll(() => app.close());

async function newLecture(client: HttpClient): Promise<string> {
  return (await addLecture(client, (await createCourse(client))._id))._id;
}

const begin = (client: HttpClient, lecture: string, size: number) =>
  new TusSender(app.url, client).begin({ lectureId: lecture, size });

/** A form that announces its size, starts with its video and then stalls. */
function heldForm(client: HttpClient, path: string, size: number): ClientRequest {
  const sending = request(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      cookie: client.cookieHeader,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': size,
    },
  });
  sending.on('error', () => undefined);
  sending.write(
    '--b\r\nContent-Disposition: form-data; name="videoUrl"; filename="a.mp4"\r\n\r\nThe beginning',
  );
  return sending;
}

describe('What is still to come', () => {
  const toCome = () => app.nest.get(StoredBytes).toCome(null);

  it('is what was announced and has not arrived, and a copy of the largest that waits', async () => {
    const other = await app.signUp('educator');
    const before = await toCome();
    const size = GIB - 5;
    const lecture = await newLecture(other);
    const path = String((await begin(other, lecture, size)).headers.get('location'));
    await new TusSender(app.url, other).patch(path, 0, Buffer.from('abcde'));
    expect(await toCome()).toEqual({ bytes: before.bytes + size - 5, largest: size });
    const videoId = await addPlayableVideo(app, lecture);
    await app.sql.rows(`update catalog.video set size = $2, status = 'uploaded' where id = $1`, [
      videoId,
      3 * GIB,
    ]);
    expect((await toCome()).largest).toBe(3 * GIB);
    await app.sql.rows(`delete from catalog.video where id = $1`, [videoId]);
    expect(await app.nest.get(StoredBytes).toCome(lecture)).toEqual(before);
  });
});

describe('The quota of an educator', () => {
  it('counts what is under way against a video that comes in a form', async () => {
    const videoUrl = new Blob(['a whole video']);
    const path = `/api/course/editlecture/${lectureId}`;
    const { status, body } = await educator.post(path, form({ videoUrl }));
    expect([status, body['code']]).toEqual([409, 'UPLOAD_QUOTA_EXCEEDED']);
  });

  it('counts forms under way against each other, lets two in at once, and forgets them with their connections', async () => {
    const other = await app.signUp('educator');
    const path = `/api/course/editlecture/${await newLecture(other)}`;
    const sent = async (): Promise<unknown> =>
      (await other.post(path, form({ videoUrl: new Blob(['a whole video']) }))).body['code'];
    const underWay = (count: number) =>
      eventually(`${count} forms under way`, () => {
        return app.nest.get(FormsUnderWay).before(null).length === count;
      });
    const large = heldForm(other, path, GIB - 1);
    await underWay(1);
    expect(await sent()).toBe('UPLOAD_QUOTA_EXCEEDED');
    large.destroy();
    await underWay(0);
    expect(await sent()).toBeUndefined();
    const held = [heldForm(other, path, 10_000), heldForm(other, path, 10_000)];
    await underWay(2);
    expect(await sent()).toBe('TOO_MANY_UPLOADS');
    for (const sending of held) sending.destroy();
    await underWay(0);
  }, 30_000);

  it('is asked again once a form that came in chunks has told its size, and the video is not kept', async () => {
    const before = await storedFiles(app, 'sources/');
    const { headers, body } = new Request(app.url, {
      method: 'POST',
      body: form({ videoUrl: new Blob(['a whole video']) }),
    });
    const reply = await fetch(`${app.url}/api/course/editlecture/${lectureId}`, {
      method: 'POST',
      headers: {
        cookie: educator.cookieHeader,
        'content-type': headers.get('content-type') ?? '',
      },
      body,
      duplex: 'half',
    });
    const { code } = (await reply.json()) as { code: string };
    expect([reply.status, code]).toEqual([409, 'UPLOAD_QUOTA_EXCEEDED']);
    expect(await storedFiles(app, 'sources/')).toEqual(before);
  });

  it('counts the video of a removed lecture until its files are gone', async () => {
    const other = await app.signUp('educator');
    const courseId = (await createCourse(other))._id;
    const removed = (await addLecture(other, courseId))._id;
    const videoId = await addPlayableVideo(app, removed);
    await app.sql.rows('update catalog.video set size = $2 where id = $1', [videoId, GIB - 10]);
    await other.delete(`/api/course/removelecture/${removed}`);
    const lecture = await newLecture(other);
    const refused = await begin(other, lecture, 11);
    expect(refused.body).toMatchObject({
      code: 'UPLOAD_QUOTA_EXCEEDED',
      message: expect.stringContaining('after seven days'),
    });
    await other.delete(`/api/course/removecourse/${courseId}`);
    expect((await begin(other, lecture, 11)).status).toBe(201);
  });

  it('counts what is made of a video, whole or not, for its educator alone', async () => {
    const other = await app.signUp('educator');
    const videoId = await addPlayableVideo(app, await newLecture(other));
    const [{ courseId = '' } = {}] = await app.sql.rows<{ courseId: string }>(
      `update catalog.video set size = 1000, renditions = $2::jsonb where id = $1
       returning course_id as "courseId"`,
      [videoId, JSON.stringify([{ bytes: GIB - 1_010 }, { bytes: 5 }, { result: null }])],
    );
    const lecture = await newLecture(other);
    const refused = await begin(other, lecture, 6);
    expect(refused.body).toMatchObject({ code: 'UPLOAD_QUOTA_EXCEEDED' });
    expect(await app.nest.get(StoredBytes).ofCourse(courseId)).toEqual({
      own: GIB - 5,
      retired: 0,
    });
    expect((await begin(other, lecture, 5)).status).toBe(201);
  });

  it('leaves out what only buyers of a retired course have', async () => {
    const other = await app.signUp('educator');
    const courseId = (await createCourse(other))._id;
    const videoId = await addPlayableVideo(app, (await addLecture(other, courseId))._id);
    await app.sql.rows('update catalog.video set size = $2 where id = $1', [videoId, GIB]);
    await app.sql.rows('update catalog.course set was_sold = true where id = $1', [courseId]);
    const lecture = await newLecture(other);
    expect((await begin(other, lecture, 10)).status).toBe(409);
    await other.delete(`/api/course/removecourse/${courseId}`);
    expect((await begin(other, lecture, GIB)).status).toBe(201);
  });

  it('is not asked where no video comes along', async () => {
    await addPlayableVideo(app, lectureId);
    const path = `/api/course/editlecture/${lectureId}`;
    const { status } = await educator.post(path, form({ lectureTitle: 'The second shift' }));
    expect(status).toBe(200);
  });

  it('is kept by uploads of many courses that begin at once, and so is their number', async () => {
    const other = await app.signUp('educator');
    const lectures: string[] = [];
    for (let n = 0; n < MOST_AT_ONCE + 4; n += 1) lectures.push(await newLecture(other));
    const replies = await Promise.all(lectures.map((lecture) => begin(other, lecture, 1_000)));
    const begun = replies.filter(({ status }) => status === 201);
    expect(begun).toHaveLength(MOST_AT_ONCE);
  });
});
