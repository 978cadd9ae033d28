import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from '../../src/platform/testing/eventually.js';
import { Clips, h264, picture, tone } from '../media/clips.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

interface Lecture {
  readonly _id: string;
  readonly videoStatus: string;
  readonly videoUrl: string | null;
  readonly durationSeconds: number | null;
  readonly locked: boolean;
}
interface Course {
  readonly _id: string;
  readonly title: string;
  readonly price: number;
  readonly thumbnail: string | null;
  readonly isPublished: boolean;
  readonly averageRating: number;
  readonly reviewCount: number;
  readonly missing: readonly string[] | null;
}
interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

const TITLE = 'Watching cameras well';
let app: TestApp;
let clips: Clips;
let educator: HttpClient;
let learner: HttpClient;
let stranger: HttpClient;
let courseId: string;
const lectureIds: string[] = [];

beforeAll(async () => {
  clips = await Clips.open();
  app = await TestApp.start();
}, 60_000);

afterAll(async () => {
  await app.close();
  await clips.close();
});

function form(fields: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const file = (bytes: Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

async function lecturesFor(client: HttpClient): Promise<Lecture[]> {
  return (await client.get<{ lectures: Lecture[] }>(`/api/course/getcourselecture/${courseId}`))
    .body.lectures;
}

const lines = (playlist: string) =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Plays like a player: master playlist, one rung, its first segments. */
async function play(
  client: HttpClient,
  masterUrl: string,
): Promise<{ rungs: string[]; bytes: number }> {
  const master = await client.get<string>(masterUrl);
  expect(master.status).toBe(200);
  const rungs = lines(master.body);
  const base = masterUrl.slice(0, masterUrl.lastIndexOf('/') + 1);
  const [rung = ''] = rungs;
  const media = await client.get<string>(base + rung);
  const folder = base + rung.slice(0, rung.lastIndexOf('/') + 1);
  let bytes = 0;
  for (const segment of lines(media.body)) {
    const reply = await client.get<string>(folder + segment);
    expect(reply.status).toBe(200);
    bytes += reply.body.length;
  }
  return { rungs, bytes };
}

describe('The main story, over HTTP alone', () => {
  it('an educator signs up and creates a course with two lectures', async () => {
    educator = await app.signUp('educator', 'Esha Menon');
    const created = await educator.post<{ course: Course }>('/api/course/create', {
      title: TITLE,
      category: 'Others',
    });
    expect(created.status).toBe(201);
    courseId = created.body.course._id;
    for (const lectureTitle of ['In the control room', 'When something happens']) {
      const made = await educator.post<{ lecture: Lecture; lectures: Lecture[] }>(
        `/api/course/createlecture/${courseId}`,
        { lectureTitle },
      );
      expect(made.status).toBe(201);
      lectureIds.push(made.body.lecture._id);
    }
    expect((await lecturesFor(educator)).map(({ videoStatus }) => videoStatus)).toEqual([
      'none',
      'none',
    ]);
  });

  it('uploads an MP4 and a WebM, and the worker makes adaptive streams of both', async () => {
    const mp4 = await clips.bytes(
      'first.mp4',
      `${picture('640x360', 6)} ${tone(6)} ${h264} -c:a aac`,
    );
    const webm = await clips.bytes(
      'second.webm',
      `${picture('426x240', 6)} ${tone(6)} -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus`,
    );
    const uploads = [
      form({ isPreviewFree: 'true', videoUrl: file(mp4, 'first.mp4', 'video/mp4') }),
      form({ videoUrl: file(webm, 'second.webm', 'video/webm') }),
    ];
    for (const [index, upload] of uploads.entries()) {
      const reply = await educator.post<Lecture>(
        `/api/course/editlecture/${lectureIds[index]}`,
        upload,
      );
      expect(reply.status).toBe(200);
      // The worker may have begun before the reply was written.
      expect(['uploaded', 'processing']).toContain(reply.body.videoStatus);
    }
    await eventually(
      'every video ready',
      async () => (await lecturesFor(educator)).every(({ videoStatus }) => videoStatus === 'ready'),
      120_000,
    );
    for (const { durationSeconds } of await lecturesFor(educator))
      expect(durationSeconds).toBeCloseTo(6, 0);
  }, 150_000);

  it('sets price, description and thumbnail, and publishes', async () => {
    const thumbnail = await sharp({
      create: { width: 1280, height: 720, channels: 3, background: '#3730a3' },
    })
      .png()
      .toBuffer();
    const reply = await educator.post<Course>(
      `/api/course/editcourse/${courseId}`,
      form({
        description: 'How to watch many screens without missing what matters.',
        level: 'Beginner',
        price: '499.50',
        thumbnail: file(thumbnail, 'cover.png', 'image/png'),
        isPublished: 'true',
      }),
    );
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ price: 499.5, isPublished: true, missing: [] });
    const image = await fetch(app.url + reply.body.thumbnail);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('a learner signs up, finds the course and plays the preview, and nothing more', async () => {
    learner = await app.signUp('student', 'Ravi Kumar');
    const found = await learner.get<Course[]>('/api/course/getpublishedcoures?q=cameras');
    expect(found.body.map(({ _id }) => _id)).toEqual([courseId]);

    const [preview, paid] = await lecturesFor(learner);
    expect([preview?.locked, paid?.locked, paid?.videoUrl]).toEqual([false, true, null]);
    const { rungs, bytes } = await play(learner, preview?.videoUrl ?? '');
    expect(rungs.length).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(10_000);
  });

  it('a stranger asking for a paid playlist or segment is refused', async () => {
    const paid = (await lecturesFor(educator))[1]?.videoUrl ?? '';
    stranger = await app.signUp('student', 'Somebody Else');
    const segment = paid.replace('master.m3u8', '240p/segment-0.m4s');
    for (const url of [paid, segment]) {
      expect((await app.visitor().get(url)).status).toBe(401);
      expect((await stranger.get(url)).status).toBe(403);
    }
  });

  it('pays with the sandbox provider and watches the paid lecture', async () => {
    const order = await learner.post<Order>('/api/payment/create-order', { courseId });
    expect(order.body).toMatchObject({ amount: 49_950, currency: 'INR' });
    const proof = await learner.post(`/dev/payments/${order.body.id}/pay`, { outcome: 'success' });
    const verified = await learner.post('/api/payment/verify-payment', { ...proof.body, courseId });
    expect(verified.status).toBe(200);

    const paid = (await lecturesFor(learner))[1];
    expect(paid?.locked).toBe(false);
    expect((await play(learner, paid?.videoUrl ?? '')).bytes).toBeGreaterThan(10_000);
    expect((await learner.get('/api/user/currentuser')).body['enrolledCourses']).toEqual([
      expect.objectContaining({ _id: courseId, title: TITLE }),
    ]);
  });

  it('leaves a review that shows to everybody, and the educator has earned', async () => {
    const review = { courseId, rating: 5, comment: 'I see more now.' };
    expect((await stranger.post('/api/review/givereview', review)).status).toBe(403);
    expect((await learner.post('/api/review/givereview', review)).status).toBe(201);
    const all = await app.visitor().get<object[]>('/api/review/allReview');
    expect(all.body[0]).toMatchObject({
      rating: 5,
      comment: review.comment,
      user: { name: 'Ravi Kumar' },
    });
    const [course] = (await app.visitor().get<Course[]>('/api/course/getpublishedcoures')).body;
    expect(course).toMatchObject({ averageRating: 5, reviewCount: 1 });
    expect((await educator.get('/api/course/dashboard')).body).toMatchObject({
      totalEarning: 499.5,
    });
  });

  it('leaves nothing in the outbox and no dead letter', async () => {
    const open = async () => (await app.sql.rows('select 1 from platform.delivery')).length;
    await eventually('an empty outbox', async () => (await open()) === 0, 60_000);
    expect(await app.sql.rows('select * from platform.dead_letter')).toEqual([]);
  }, 70_000);
});
