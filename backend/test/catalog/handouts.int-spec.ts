import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { z } from 'zod';
import { FormsUnderWay } from '../../src/modules/catalog/application/uploads/forms-under-way.js';
import type { Handout } from '../../src/modules/catalog/infrastructure/http/handout-view.js';
import { MAX_HANDOUT_BYTES } from '../../src/modules/catalog/domain/handouts/handout.js';
import { StoredBytes } from '../../src/modules/catalog/application/videos/stored-bytes.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import {
  addLecture,
  createCourse,
  editCourse,
  enroll,
  type LectureBody,
  storedFiles,
} from './classroom.js';

type HandoutBody = z.infer<typeof Handout>;

let app: TestApp;
let educator: HttpClient;
beforeAll(async () => {
  app = await TestApp.start();
  educator = await app.signUp('educator');
}, 60_000);
afterAll(() => app.close());

const OF_A_FORM = { 'content-type': 'multipart/form-data; boundary=b' };

interface Place {
  readonly courseId: string;
  readonly lectureId: string;
}

/** A new lecture of a published course. */
async function newLecture(owner = educator): Promise<Place> {
  const courseId = (await createCourse(owner, { isPublished: 'true' }))._id;
  return { courseId, lectureId: (await addLecture(owner, courseId))._id };
}

function send(
  client: HttpClient,
  { lectureId }: Place,
  name: string,
  content: string = 'camera,room\n1,lobby\n',
) {
  const data = new FormData();
  data.set('file', new Blob([content]), name);
  return client.post<HandoutBody[]>(`/api/course/handouts/${lectureId}`, data);
}

async function sent(place: Place, name = 'cameras.csv', content?: string): Promise<HandoutBody> {
  const { body } = await send(educator, place, name, content);
  const handout = body.find((one) => one.name === name);
  if (!handout) throw new Error(`"${name}" was not taken.`);
  return handout;
}

async function lectureFor(client: HttpClient, { courseId }: Place) {
  const path = `/api/course/getcourselecture/${courseId}`;
  return (await client.get<{ lectures: LectureBody[] }>(path)).body.lectures[0];
}

const shownTo = async (client: HttpClient, place: Place): Promise<readonly HandoutBody[]> =>
  (await lectureFor(client, place))?.handouts ?? [];

const keysOf = async ({ _id }: HandoutBody): Promise<string[]> =>
  (await storedFiles(app, 'handouts/')).filter((key) => key.endsWith(_id));
const isStored = async (handout: HandoutBody) => (await keysOf(handout)).length;

describe('The files of a lecture', () => {
  it('are listed by name, for the educator and in the lecture', async () => {
    const place = await newLecture();
    await send(educator, place, '10 cameras.csv');
    const { status, body } = await send(educator, place, '2 rooms.csv', '1');
    expect(status).toBe(200);
    expect(body.map(({ name, size }) => [name, size])).toEqual([
      ['2 rooms.csv', 1],
      ['10 cameras.csv', 20],
    ]);
    expect((await educator.get(`/api/course/handouts/${place.lectureId}`)).body).toEqual(body);
    expect(await shownTo(educator, place)).toEqual(body);
  });

  it('are saved by browsers under their name, whatever is in them', async () => {
    const place = await newLecture();
    const page = '<script>alert(1)</script>';
    const { url } = await sent(place, 'पाठ 1 "नोट्स".pdf', page);
    const { status, headers, body } = await educator.get<string>(url);
    expect([status, body]).toEqual([200, page]);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment;/);
    const name = /filename\*=UTF-8''(\S+)/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe('पाठ 1 "नोट्स".pdf');
  });

  it('are kept by caches as what they are', async () => {
    const { url } = await sent(await newLecture(), 'page.txt', '<script>');
    const etag = (await educator.get(url)).headers.get('etag') ?? '';
    const { status, headers } = await educator.send('GET', url, undefined, {
      // fetch adds no-cache to conditional requests by default.
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([status, headers.get('content-type')]).toEqual([304, null]);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('can be continued after a broken connection', async () => {
    const { url } = await sent(await newLecture());
    const { status, body } = await educator.send('GET', url, undefined, {
      headers: { range: 'bytes=7-' },
    });
    expect([status, body]).toEqual([206, 'room\n1,lobby\n']);
  });

  it('are for whoever may watch the lecture', async () => {
    const place = await newLecture();
    const { url } = await sent(place);
    const [student, learner] = [await app.signUp('student'), await app.signUp('student')];
    await enroll(app, learner, place.courseId);
    expect(await shownTo(learner, place)).toMatchObject([{ url }]);
    expect((await learner.get(url)).status).toBe(200);
    const locked = await lectureFor(student, place);
    expect([locked?.handouts, locked?.handoutCount]).toEqual([undefined, 1]);
    expect((await student.get(url)).status).toBe(403);
    expect((await app.visitor().get(url)).status).toBe(401);
  });

  it('of a free preview are for every member, as long as the course is published', async () => {
    const place = await newLecture();
    const { url } = await sent(place);
    await app.sql.rows('update catalog.lecture set is_preview_free = true where id = $1', [
      place.lectureId,
    ]);
    const student = await app.signUp('student');
    expect(await shownTo(student, place)).toMatchObject([{ url }]);
    expect((await student.get(url)).status).toBe(200);
    await editCourse(educator, place.courseId, { isPublished: 'false' });
    expect((await student.get(url)).status).toBe(404);
  });

  it('have no address beside another lecture', async () => {
    const [place, other] = [await newLecture(), await newLecture()];
    const handout = await sent(place);
    const { url } = handout;
    const elsewhere = url.replace(place.lectureId, other.lectureId);
    expect((await educator.get(elsewhere)).status).toBe(404);
    expect((await educator.delete(elsewhere)).status).toBe(404);
    const [key] = await keysOf(handout);
    expect((await educator.get(`/api/files/${key}`)).status).toBe(404);
  });

  it.each([
    ['nothing', '', 'empty.csv', 400],
    ['a program', 'MZ', 'setup.exe', 415],
    ['a name that cannot be shown', 'x', 'a\u202efdp.csv', 400],
    ['more than 50 MB', 'x'.repeat(MAX_HANDOUT_BYTES + 1), 'large.csv', 413],
  ])('are refused: %s', async (_, content, name, status) => {
    const place = await newLecture();
    const before = await storedFiles(app, 'handouts/');
    const reply = await send(educator, place, name, content);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ errors: [{ field: 'file' }] });
    expect(await shownTo(educator, place)).toEqual([]);
    expect(await storedFiles(app, 'handouts/')).toEqual(before);
  });

  it('sent twice at the same time are one', async () => {
    const place = await newLecture();
    const replies = await Promise.all(['1', '2'].map((one) => send(educator, place, 'a.csv', one)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const shown = await shownTo(educator, place);
    expect(shown.map(({ name }) => name)).toEqual(['a.csv']);
    await eventually('the other file is gone', async () => {
      const stored = await storedFiles(app, `handouts/${place.courseId}/`);
      return stored.length === 1;
    });
  });

  it('are twenty, also when the last two come at the same time', async () => {
    const place = await newLecture();
    for (let n = 1; n < 20; n += 1) await send(educator, place, `${n}.csv`);
    const replies = await Promise.all(['a', 'b'].map((one) => send(educator, place, `${one}.csv`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shownTo(educator, place)).toHaveLength(20);
  });

  it('are in the data of their educator', async () => {
    const owner = await app.signUp('educator');
    const place = await newLecture(owner);
    await send(owner, place, 'rota.csv', '12345');
    const { body } = await owner.get<{ handouts: object[] }>('/api/user/export');
    expect(body.handouts).toEqual([
      { ...place, name: 'rota.csv', size: 5, addedAt: expect.any(String) as unknown },
    ]);
  });

  it('belong to the educator of the lecture', async () => {
    const place = await newLecture();
    const { url } = await sent(place);
    const stranger = await app.signUp('educator');
    expect((await send(stranger, place, 'mine.csv')).status).toBe(403);
    expect((await stranger.delete(url)).status).toBe(403);
    expect((await stranger.get(`/api/course/handouts/${place.lectureId}`)).status).toBe(403);
    expect((await send(await app.signUp('student'), place, 'mine.csv')).status).toBe(403);
  });
});

describe('The file in the store', () => {
  it('goes when another of its name comes', async () => {
    const place = await newLecture();
    const first = await sent(place);
    const [key = ''] = await keysOf(first);
    const second = await sent(place, first.name, 'camera,room\n2,roof\n');
    expect(second.url).toBe(first.url);
    expect((await educator.get(first.url)).body).toBe('camera,room\n2,roof\n');
    const folder = key.slice(0, key.lastIndexOf('/'));
    await eventually('only the second is stored', async () => {
      const stored = await storedFiles(app, folder);
      return stored.length === 1 && !stored.includes(key);
    });
  });

  it('goes also when another came while a third was on its way', async () => {
    const place = await newLecture();
    await sent(place, 'a.csv', 'first');
    const slow = request(`${app.url}/api/course/handouts/${place.lectureId}`, {
      method: 'POST',
      headers: { ...OF_A_FORM, cookie: educator.cookieHeader, 'transfer-encoding': 'chunked' },
    });
    const reply = once(slow, 'response');
    slow.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nthird');
    const folder = `handouts/${place.courseId}/`;
    const forms = app.nest.get(FormsUnderWay);
    await eventually('the third on its way', async () => forms.before(null).length === 1);
    const { url } = await sent(place, 'a.csv', 'second');
    slow.end('\r\n--b--\r\n');
    expect(((await reply)[0] as IncomingMessage).statusCode).toBe(200);
    expect((await educator.get(url)).body).toBe('third');
    await eventually('only the third', async () => (await storedFiles(app, folder)).length === 1);
  });

  it('goes when it is removed, with its lecture and with a course that nobody bought', async () => {
    const [alone, withLecture, withCourse] = [
      await newLecture(),
      await newLecture(),
      await newLecture(),
    ];
    const file = await sent(alone);
    const files = [file, await sent(withLecture), await sent(withCourse)];
    expect((await educator.delete<unknown>(file.url)).body).toEqual([]);
    await educator.delete(`/api/course/removelecture/${withLecture.lectureId}`);
    await educator.delete(`/api/course/removecourse/${withCourse.courseId}`);
    for (const one of files)
      await eventually('the file is gone', async () => (await isStored(one)) === 0);
  });

  it('stays with a course that somebody bought', async () => {
    const place = await newLecture();
    const { url } = await sent(place);
    const learner = await app.signUp('student');
    await enroll(app, learner, place.courseId);
    await educator.delete(`/api/course/removecourse/${place.courseId}`);
    expect((await learner.get(url)).status).toBe(200);
    expect((await educator.get(url)).status).toBe(404);
  });

  it('counts toward the space of its educator', async () => {
    const owner = await app.signUp('educator');
    const place = await newLecture(owner);
    await send(owner, place, 'a.csv', 'x'.repeat(1_000));
    const stored = app.nest.get(StoredBytes);
    expect(await stored.ofEducator(owner.user._id, null)).toEqual({ own: 1_000, retired: 0 });
    const learner = await app.signUp('student');
    await enroll(app, learner, place.courseId);
    await owner.delete(`/api/course/removecourse/${place.courseId}`);
    expect(await stored.ofEducator(owner.user._id, null)).toEqual({ own: 0, retired: 1_000 });
  });
});
