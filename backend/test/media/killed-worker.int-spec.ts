import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { eventually } from '../../src/platform/testing/eventually.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { WorkerProcess } from '../support/worker-process.js';
import { Clips, h264, picture, tone } from './clips.js';

interface LectureStatus {
  readonly videoStatus: string;
  readonly videoUrl: string | null;
}

const KILLS = 3;
let app: TestApp;
let clips: Clips;
let educator: HttpClient;
let lectureId: string;
let courseId: string;

beforeAll(async () => {
  clips = await Clips.open();
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator');
  const created = await educator.post<{ course: { _id: string } }>('/api/course/create', {
    title: 'A course that survives',
    category: 'Others',
  });
  courseId = created.body.course._id;
  const made = await educator.post<{ lecture: { _id: string } }>(
    `/api/course/createlecture/${courseId}`,
    {
      lectureTitle: 'A long lecture',
    },
  );
  lectureId = made.body.lecture._id;
}, 60_000);

afterAll(async () => {
  await app.close();
  await clips.close();
});

async function status(): Promise<LectureStatus> {
  const { body } = await educator.get<{ lectures: LectureStatus[] }>(
    `/api/course/getcourselecture/${courseId}`,
  );
  const [lecture] = body.lectures;
  if (!lecture) throw new Error('The lecture is gone.');
  return lecture;
}

async function playlist(url: string): Promise<string[]> {
  const { status: code, body } = await educator.get<string>(url);
  expect(code).toBe(200);
  return body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Segments that viewers received, which they cache for ever. */
const given = new Map<string, string>();

/** Follows every visible playlist: each segment must exist, with unchanged content. */
async function assertVisibleIsWhole(): Promise<number> {
  const { videoUrl } = await status();
  if (!videoUrl) return 0;
  const base = videoUrl.slice(0, videoUrl.lastIndexOf('/') + 1);
  const rungs = await playlist(videoUrl);
  for (const rung of rungs) {
    const media = await educator.get<string>(base + rung);
    const isGrowing = (await status()).videoStatus !== 'ready';
    if (!isGrowing) expect(media.body).toContain('#EXT-X-ENDLIST');
    const folder = (base + rung).slice(0, (base + rung).lastIndexOf('/') + 1);
    for (const segment of await playlist(base + rung)) {
      const { status: code, headers } = await educator.get(folder + segment);
      expect(code).toBe(200);
      const etag = headers.get('etag') ?? '';
      expect(given.get(folder + segment) ?? etag).toBe(etag);
      given.set(folder + segment, etag);
    }
  }
  return rungs.length;
}

/** The encoders working below this installation's data folder. */
async function encoders(): Promise<string[]> {
  const running = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    // A process may end between the listing and the read.
    running.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return lines.filter((line) => line.includes('ffmpeg') && line.includes(app.dataFolder));
}

describe('A worker killed in the middle of a transcode', () => {
  it(`${KILLS} times leaves no encoder behind, shows nothing half made, and ends with a ready lecture`, async () => {
    const clip = await clips.bytes(
      'long.mp4',
      `${picture('1280x720', 12)} ${tone(12)} ${h264} -c:a aac`,
    );
    const form = new FormData();
    form.set('videoUrl', new Blob([new Uint8Array(clip)], { type: 'video/mp4' }), 'long.mp4');
    const uploaded = await educator.post(`/api/course/editlecture/${lectureId}`, form);
    expect(uploaded.status).toBe(200);

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const worker = await WorkerProcess.start(app.settings);
      // A killed worker's job is taken up after 10 to 15 s, by a worker that first has to start.
      await eventually(
        'an encoder at work',
        async () => (await encoders()).length > 0,
        90_000,
      ).catch(async (error: unknown) => {
        // A video that is ready was faster than the kill; any other was not taken up.
        throw new Error(`Before kill ${kill}: ${(await status()).videoStatus}`, { cause: error });
      });
      await worker.kill();
      await eventually('the end of the encoders', async () => (await encoders()).length === 0);
      await assertVisibleIsWhole();
    }
    expect((await status()).videoStatus).not.toBe('failed');

    const worker = await WorkerProcess.start(app.settings);
    try {
      await eventually(
        'a video that is ready',
        async () => (await status()).videoStatus === 'ready',
        60_000,
      );
      await eventually(
        'all five sizes of the video',
        async () => (await assertVisibleIsWhole()) === 5,
        120_000,
      );
    } finally {
      await worker.kill();
    }
  }, 480_000);
});
