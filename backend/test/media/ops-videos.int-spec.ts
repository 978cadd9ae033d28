import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addLecture, createCourse, form } from '../catalog/classroom.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let educator: HttpClient;
let ops: HttpClient;
beforeAll(async () => {
  // Without a worker, so that uploads keep the state that the test sets.
  app = await TestApp.start({ ROLES: 'api' });
  educator = await app.signUp('educator');
  ops = await app.opsStaff();
}, 60_000);
afterAll(() => app.close());

const list = async (state: string) =>
  (await ops.get<{ _id: string; failureReason: string | null }[]>(`/api/ops/videos?state=${state}`))
    .body;

it('Staff see how videos are doing and have a failed one tried again', async () => {
  const lecture = await addLecture(educator, (await createCourse(educator))._id);
  const video = form({ videoUrl: new Blob(['a video']) });
  await educator.post(`/api/course/editlecture/${lecture._id}`, video);
  const [waiting] = await list('waiting');
  expect(waiting).toMatchObject({
    lectureId: lecture._id,
    status: 'uploaded',
    percent: 0,
    queuePlace: 0,
    size: 7,
  });

  const failureReason = 'The video could not be processed. Please upload it again.';
  await app.sql.rows(`update catalog.video set status = 'failed', reason = $2 where id = $1`, [
    waiting?._id,
    failureReason,
  ]);
  expect(await list('failed')).toMatchObject([{ _id: waiting?._id, failureReason }]);

  const reason = 'The disk of the workers was full';
  const rerun = await ops.post(`/api/ops/videos/${waiting?._id}/rerun`, { reason });
  expect(rerun.body).toMatchObject({
    changed: true,
    before: { status: 'failed', reason: failureReason },
    after: { status: 'uploaded', reason: null },
  });
  expect(await list('failed')).toEqual([]);
  const told = await app.sql.rows(
    `select id from platform.outbox_message
     where type = 'catalog.video_uploaded.v1' and payload ->> 'videoId' = $1`,
    [waiting?._id],
  );
  expect(told).toHaveLength(2);
  expect((await ops.get('/api/ops/videos?state=broken')).status).toBe(400);
});
