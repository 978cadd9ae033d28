import { afterAll, describe, expect, it } from '@jest/globals';
import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { VideoSources } from '../../src/modules/catalog/application/videos/video-sources.js';
import { Videos } from '../../src/modules/catalog/domain/videos/videos.js';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { addLecture, createCourse, form, type LectureBody } from '../catalog/classroom.js';
import { TestApp } from '../support/test-app.js';
import { TusSender } from './tus-sender.js';

const endpoint = process.env['TEST_S3_ENDPOINT'];
const stores: [name: string, settings: Record<string, string>][] = [['disk', {}]];
if (endpoint)
  stores.push([
    'S3',
    {
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY: process.env['TEST_S3_ACCESS_KEY'] ?? '',
      S3_SECRET_KEY: process.env['TEST_S3_SECRET_KEY'] ?? '',
      S3_BUCKET: 'lectern-uploads',
    },
  ]);

let app: TestApp | null = null;
afterAll(() => app?.close());

/** More than one S3 part between two cuts. */
const video = randomBytes(24_000_000);
const sha256 = createHash('sha256').update(video).digest('hex');

describe.each(stores)('A resumable upload to %s', (_, settings) => {
  it('survives cuts at 1, 50 and 99 percent, and becomes the video of the lecture', async () => {
    await app?.close();
    app = await TestApp.start({ ROLES: 'api', ...settings });
    const educator = await app.signUp('educator');
    const lectureId = (await addLecture(educator, (await createCourse(educator))._id))._id;
    const sender = new TusSender(app.url, educator);
    const begun = await sender.begin({ lectureId, size: video.length, sha256 });
    const path = String(begun.headers.get('location'));
    for (const percent of [1, 50, 99]) {
      const until = (video.length * percent) / 100;
      // What the server had not read when the connection broke is sent again, as a client would.
      await eventually('the upload taken in up to the cut', async () => {
        const offset = await sender.offsetOf(path);
        if (offset < until) await sender.patchAndCut(path, offset, video, until);
        return offset === until;
      });
    }
    const rest = await sender.patch(
      path,
      await sender.offsetOf(path),
      video.subarray(video.length * 0.99),
    );
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, String(video.length)]);

    const uploadId = path.split('/').at(-1) ?? '';
    const take = () =>
      educator.post<LectureBody>(`/api/course/editlecture/${lectureId}`, form({ uploadId }));
    expect((await take()).body.videoStatus).toBe('uploaded');
    // A lost reply is requested again.
    expect((await take()).status).toBe(200);
    const { nest } = app;
    const taken = await nest.get(UnitOfWork).run(() => nest.get(Videos).find(uploadId));
    if (!taken) throw new Error('The upload did not become a video.');
    expect(taken.size).toBe(video.length);
    expect((await buffer(nest.get(VideoSources).read(taken))).equals(video)).toBe(true);
  }, 60_000);
});
