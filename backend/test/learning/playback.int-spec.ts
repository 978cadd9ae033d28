import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Files } from '../../src/platform/application/files.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { Classroom, type Lesson, original, segment } from './classroom.js';

let app: TestApp;
let classroom: Classroom;
let paid: Lesson;
let preview: Lesson;
let learner: HttpClient;
let stranger: HttpClient;

beforeAll(async () => {
  app = await TestApp.start({ ROLES: 'api' });
  classroom = await Classroom.open(app);
  paid = await classroom.addLecture();
  preview = await classroom.addLecture({ isPreviewFree: true });
  learner = await classroom.learner();
  stranger = await app.signUp('student', 'Somebody');
}, 60_000);
afterAll(() => app.close());

const master = ({ videoId }: Lesson) => `/api/media/${videoId}/master.m3u8`;
const file = ({ videoId }: Lesson, name: string) => `/api/media/${videoId}/240p/${name}`;
const passFor = async (viewer: HttpClient, lesson: Lesson) => {
  const reply = await viewer.get(master(lesson));
  return reply.headers.getSetCookie().find((cookie) => cookie.startsWith('media=')) ?? '';
};

describe('Playback', () => {
  it('opens the playlist to the enrolled learner and hands out a pass for this video', async () => {
    const reply = await learner.get<string>(master(paid));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('application/vnd.apple.mpegurl');
    expect(reply.body).toContain('240p/index.m3u8');
    const pass = await passFor(learner, paid);
    expect(pass).toMatch(/^media=\d+\.[\w-]{43};/);
    for (const attribute of [
      'Max-Age=300',
      'HttpOnly',
      'SameSite=Strict',
      `Path=/api/media/${paid.videoId}`,
    ])
      expect(pass).toContain(attribute);
  });

  it.each([
    ['index.m3u8', 'application/vnd.apple.mpegurl', 'private, no-cache'],
    ['init.mp4', 'video/mp4', 'private, max-age=31536000, immutable'],
    ['segment-0.m4s', 'video/iso.segment', 'private, max-age=31536000, immutable'],
  ])('serves %s', async (name, type, caching) => {
    const reply = await learner.get(file(paid, name));
    expect([
      reply.status,
      reply.headers.get('content-type'),
      reply.headers.get('cache-control'),
    ]).toEqual([200, type, caching]);
  });

  it('serves a range of a segment', async () => {
    const reply = await learner.get(file(paid, 'segment-0.m4s'), {
      headers: { range: 'bytes=2-8' },
    });
    expect([reply.status, reply.body]).toEqual([206, segment.toString().slice(2, 9)]);
  });

  it.each(['segment-0.m4s', 'index.m3u8'])(
    'tells who has %s that nothing changed',
    async (name) => {
      const etag = String((await learner.get(file(paid, name))).headers.get('etag'));
      // fetch adds no-cache to conditional requests by default.
      const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
      expect((await learner.get(file(paid, name), { headers })).status).toBe(304);
    },
  );

  it('lies where the list of lectures says', async () => {
    const { body } = await learner.get<{ lectures: { videoUrl: string; posterUrl: string }[] }>(
      `/api/course/getcourselecture/${classroom.courseId}`,
    );
    const { videoUrl = '', posterUrl = '' } = body.lectures[0] ?? {};
    expect((await learner.get(videoUrl)).status).toBe(200);
    const poster = await learner.get(posterUrl);
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('takes a young pass at its word, without asking for the session', async () => {
    const viewer = await classroom.learner();
    await viewer.get(master(paid));
    const elsewhere = app.visitor();
    const { email } = viewer.user;
    await elsewhere.post('/api/auth/login', { email, password: 'correct horse battery' });
    expect((await elsewhere.delete('/api/user/sessions')).status).toBe(200);
    expect((await viewer.get(file(paid, 'segment-0.m4s'))).status).toBe(200);
    expect((await viewer.get(master(paid))).status).toBe(401);
  });

  it('gives a segment a pass too, so that a player may begin anywhere', async () => {
    const viewer = await classroom.learner();
    const reply = await viewer.get(file(paid, 'segment-0.m4s'));
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie().join()).toContain('media=');
  });

  it('is for nobody without a session', async () => {
    const nowhere = ['/api/media/x/master.m3u8', file(paid, 'nothing')];
    for (const path of [master(paid), file(paid, 'segment-0.m4s'), master(preview), ...nowhere])
      expect((await app.visitor().get(path)).status).toBe(401);
  });

  it('refuses a learner who did not enroll, playlist and segments', async () => {
    for (const path of [master(paid), file(paid, 'index.m3u8'), file(paid, 'segment-0.m4s')])
      expect((await stranger.get(path)).status).toBe(403);
  });

  it('refuses a pass taken from another session', async () => {
    const thief = await app.signUp('student');
    const pass = /^media=([^;]+)/.exec(await passFor(learner, paid))?.[1] ?? '';
    thief.setCookie('media', pass);
    expect((await thief.get(file(paid, 'segment-0.m4s'))).status).toBe(403);
  });

  it('refuses the pass of another video', async () => {
    const viewer = await app.signUp('student');
    await viewer.get(master(preview));
    expect((await viewer.get(file(preview, 'segment-0.m4s'))).status).toBe(200);
    expect((await viewer.get(file(paid, 'segment-0.m4s'))).status).toBe(403);
  });

  it('shows a free preview to anyone logged in', async () => {
    expect((await stranger.get(master(preview))).status).toBe(200);
  });

  it('shows educators their own course, and no one else’s', async () => {
    expect((await classroom.educator.get(master(paid))).status).toBe(200);
    const colleague = await app.signUp('educator');
    expect((await colleague.get(master(paid))).status).toBe(403);
  });

  it('ends with a refund', async () => {
    const viewer = await classroom.learner();
    expect((await viewer.get(master(paid))).status).toBe(200);
    await classroom.refund(viewer);
    expect((await viewer.get(master(paid))).status).toBe(403);
  });

  it('outlives the course for those who enrolled, and for nobody else', async () => {
    const sold = await Classroom.open(app);
    const lesson = await sold.addLecture({ isPreviewFree: true });
    const owner = await sold.learner();
    await sold.retire();
    expect((await owner.get(master(lesson))).status).toBe(200);
    expect((await stranger.get(master(lesson))).status).toBe(404);
    expect((await sold.educator.get(master(lesson))).status).toBe(404);
  });

  it('hides the previews of a draft', async () => {
    const draft = await Classroom.open(app);
    const lesson = await draft.addLecture({ isPreviewFree: true });
    await draft.unpublish();
    expect((await stranger.get(master(lesson))).status).toBe(404);
    expect((await draft.educator.get(master(lesson))).status).toBe(200);
  });

  it('serves the upload itself only where there are no renditions', async () => {
    const plain = await Classroom.open(app);
    const lesson = await plain.addLecture({ isOriginal: true });
    const owner = await plain.learner();
    const address = (of: Lesson) => `/api/media/${of.videoId}/original`;
    const reply = await owner.get(address(lesson), { headers: { range: 'bytes=4-' } });
    expect([reply.status, reply.body, reply.headers.get('content-type')]).toEqual([
      206,
      original.toString().slice(4),
      'video/mp4',
    ]);
    expect((await owner.get(master(lesson))).status).toBe(404);
    expect((await learner.get(address(paid))).status).toBe(404);
    expect((await stranger.get(address(lesson))).status).toBe(403);
  });

  it('sends players to a store that serves itself, for all but playlists', async () => {
    const property = jest.replaceProperty(app.nest.get(Files), 'servesItself', true);
    try {
      const reply = await learner.get(file(paid, 'segment-0.m4s'));
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([302, 'no-store']);
      const link = new URL(reply.headers.get('location') ?? '');
      // The expiry is by the database's clock, which may be some milliseconds ahead.
      const secondsLeft = Number(link.searchParams.get('expires')) - Date.now() / 1_000;
      expect(secondsLeft).toBeLessThan(5 * 60 + 1);
      const stored = await app.visitor().get(link.pathname + link.search);
      expect([stored.status, stored.body]).toEqual([200, segment.toString()]);
      expect((await learner.get(file(paid, 'index.m3u8'))).status).toBe(200);
      expect((await stranger.get(file(paid, 'segment-0.m4s'))).status).toBe(403);
    } finally {
      property.restore();
    }
  });

  it('knows no other names', async () => {
    const { videoId } = paid;
    for (const path of [
      `/api/media/${randomUUID()}/master.m3u8`,
      '/api/media/nonsense/master.m3u8',
      `/api/media/${videoId}/240p/segment-9.m4s`,
      `/api/media/${videoId}/240p/..%2f..%2f..%2fsecret`,
      `/api/media/${videoId}/240p/poster.jpg`,
      `/api/media/${videoId}/poster`,
      `/api/media/${videoId}/%2e%2e/init.mp4`,
      `/api/media/${videoId}/99999p/init.mp4`,
    ])
      expect([path, (await learner.get(path)).status]).toEqual([path, 404]);
  });
});
