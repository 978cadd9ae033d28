import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import {
  addLecture,
  addPlayableVideo,
  createCourse,
  enroll,
  type LectureBody,
} from './classroom.js';

let app: TestApp;
let educator: HttpClient;
let courseId: string;
let lectureId: string;
beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator');
  courseId = (await createCourse(educator, { isPublished: 'true' }))._id;
  lectureId = (await addLecture(educator, courseId))._id;
  await addPlayableVideo(app, lectureId);
}, 60_000);
afterAll(() => app.close());

function put(client: HttpClient, content: string | Uint8Array<ArrayBuffer>, language = 'en') {
  const data = new FormData();
  data.set('captions', new Blob([content]), 'talk.srt');
  data.set('language', language);
  return client.post<unknown>(`/api/course/captions/${lectureId}`, data);
}

const srt = '1\n00:00:01,000 --> 00:00:03,000\nGood evening\n';

async function lectureFor(client: HttpClient): Promise<LectureBody | undefined> {
  const path = `/api/course/getcourselecture/${courseId}`;
  return (await client.get<{ lectures: LectureBody[] }>(path)).body.lectures[0];
}

describe('The captions of a lecture', () => {
  it('are kept for each language, as WebVTT', async () => {
    expect((await put(educator, srt, 'HI')).body).toEqual([{ language: 'hi', label: 'Hindi' }]);
    const { status, body } = await put(educator, srt);
    expect(status).toBe(200);
    expect(body).toEqual([
      { language: 'en', label: 'English' },
      { language: 'hi', label: 'Hindi' },
    ]);
  });

  it('are a track for whoever may watch', async () => {
    await put(educator, srt);
    const learner = await app.signUp('student');
    await enroll(app, learner, courseId);
    const track = (await lectureFor(learner))?.captions[0];
    expect(track).toMatchObject({ language: 'en', label: 'English' });
    const read = await learner.get<string>(String(track?.url));
    expect(read.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(read.body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nGood evening\n\n');
  });

  it('are for nobody else', async () => {
    await put(educator, srt);
    const [student, learner] = [await app.signUp('student'), await app.signUp('student')];
    await enroll(app, learner, courseId);
    const url = String((await lectureFor(learner))?.captions[0]?.url);
    expect((await lectureFor(student))?.captions).toEqual([]);
    expect((await student.get(url)).status).toBe(403);
    expect((await app.visitor().get(url)).status).toBe(401);
    expect((await learner.get(url.replace('en.vtt', 'fr.vtt'))).status).toBe(404);
  });

  it('tell the line at fault', async () => {
    const { status, body } = await put(educator, srt.replace('03,000', '75,000'));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'CAPTIONS_INVALID',
      message: 'Line 2: minutes and seconds go up to 59.',
      errors: [{ field: 'captions[2]', message: 'Line 2: minutes and seconds go up to 59.' }],
    });
  });

  it.each([
    ['another encoding', new Uint8Array([0xff, 0xfe, 0x31, 0x00]), 'en', 400],
    ['nothing but noise, of just a megabyte', 'x'.repeat(1024 ** 2), 'en', 400],
    ['more than a megabyte', 'x'.repeat(1024 ** 2 + 1), 'en', 413],
    ['endless marks on a letter', srt.replace('G', `a${'\u0315'.repeat(49_500)}`), 'en', 400],
    ['a language that is none', srt, 'klingon!', 400],
  ])('are refused: %s', async (_, content, language, status) => {
    expect((await put(educator, content, language)).status).toBe(status);
  });

  it('are gone after their removal', async () => {
    await put(educator, srt, 'fr');
    const left = await educator.delete<unknown>(`/api/course/captions/${lectureId}/fr`);
    expect(left.body).not.toContainEqual({ language: 'fr', label: 'French' });
    expect((await educator.delete(`/api/course/captions/${lectureId}/fr`)).status).toBe(404);
  });

  it('are removed by the tag they were sent with, however it is spelled', async () => {
    await put(educator, srt, 'pt-br');
    const removed = await educator.delete<unknown>(`/api/course/captions/${lectureId}/pt-br`);
    expect(removed.status).toBe(200);
    expect(JSON.stringify(removed.body)).not.toContain('pt-BR');
  });

  it('belong to the educator of the lecture', async () => {
    const stranger = await app.signUp('educator');
    expect((await put(stranger, srt)).status).toBe(403);
    expect((await put(await app.signUp('student'), srt)).status).toBe(403);
    expect((await stranger.get(`/api/course/captions/${lectureId}`)).status).toBe(403);
  });
});

describe('Captions that take their time to come', () => {
  const head = (client: HttpClient) =>
    `POST /api/course/captions/${lectureId} HTTP/1.1\r\nHost: x\r\nCookie: ${client.cookieHeader}\r\n` +
    'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 500\r\n\r\n--b\r\n';

  it('are four of an educator at once, for each of them is held in memory', async () => {
    const { port } = new URL(app.url);
    const senders = Array.from({ length: 5 }, () => connect(Number(port), '127.0.0.1'));
    for (const sender of senders) sender.write(head(educator));
    const refusal = await Promise.race(senders.map((sender) => once(sender, 'data')));
    expect(String(refusal)).toMatch(/^HTTP\/1.1 429 [^]*Retry-After: 5/);
    for (const sender of senders) sender.destroy();
    await eventually('room again', async () => (await put(educator, srt)).status === 200);
  });
});
