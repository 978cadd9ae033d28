import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseServer } from '../../../infra/local/database/database.ts';
import type { App } from './app.ts';
import type { Classroom } from './classroom.ts';
import { asAdmin, databaseNamed } from './server.ts';

export const VIDEO = '0192f0c1-0077-7000-8000-000000000001';
export const SEGMENT = `/api/media/${VIDEO}/720p/segment-0.m4s`;

const RENDITIONS = JSON.stringify([
  {
    name: '720p',
    width: 1280,
    height: 720,
    videoKbps: 2_500,
    audioKbps: 128,
    result: {
      bandwidth: 2_800_000,
      averageBandwidth: 2_500_000,
      codecs: 'avc1.4d401f,mp4a.40.2',
      segments: 1,
    },
  },
]);
const READY = `insert into catalog.video (id, lecture_id, course_id, source_key, size, created_at, status, source,
    renditions, original_quality, ready_at)
  values ($1, $2, $3, 'seeded', 1, now(), 'ready',
    '{"container": "mp4", "durationSeconds": 4, "width": 1280, "height": 720, "hasAudio": true}', $4::text::jsonb, false, now())`;

/** A ready video of one segment for the room's lecture, as a worker would have left it. */
export async function giveVideo(
  server: DatabaseServer,
  databaseUrl: string,
  { dataDir }: Pick<App, 'dataDir'>,
  { courseId, lectureId }: Classroom,
  segment: Buffer,
): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await asAdmin(databaseNamed(server.adminUrl, name), async (admin) => {
    await admin.query('delete from catalog.video where id = $1', [VIDEO]);
    await admin.query(READY, [VIDEO, lectureId, courseId, RENDITIONS]);
  });
  const file = join(dataDir, 'files/videos', VIDEO, '720p/segment-0.m4s');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, segment);
}
