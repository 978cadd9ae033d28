import type { INestApplicationContext } from '@nestjs/common';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { spawn } from 'node:child_process';
import { EditLecture } from '../../modules/catalog/application/edit-lecture.js';
import { ListCreatorCourses } from '../../modules/catalog/application/list-creator-courses.js';
import { ShowLectures } from '../../modules/catalog/application/show-lectures.js';
import { StoreUpload } from '../../modules/catalog/application/store-upload.js';
import { findToolbox } from '../../modules/catalog/infrastructure/transcoding/toolbox.js';
import { EmailAddress } from '../../modules/identity/domain/email-address.js';
import { Users } from '../../modules/identity/domain/users.js';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { Log } from '../../platform/infrastructure/logging/log.js';
import { DEMO_COURSES, DEMO_PEOPLE } from './demo-world.js';

const SECONDS = 24;
const MAX_COURSES = 100;

/** Gives demo lectures their videos: pictures that move and a tone, made here so that nothing has to be downloaded. */
export async function makeDemoVideos(app: INestApplicationContext, config: Config): Promise<void> {
  const tools = await findToolbox({
    appEnv: config.get('APP_ENV'),
    ffmpegPath: config.get('FFMPEG_PATH'),
    ffprobePath: config.get('FFPROBE_PATH'),
    searchPath: config.get('PATH'),
    workDirectory: config.dataPath('work'),
  });
  if (!tools) return;
  try {
    await RequestContext.create(app.get(EntityManager), () => fillLectures(app, tools.ffmpeg));
  } catch (error) {
    app.get(Log).warn({ err: error }, 'the demo videos could not be made');
  }
}

async function fillLectures(app: INestApplicationContext, ffmpeg: string): Promise<void> {
  let tone = 0;
  for (const { email } of DEMO_PEOPLE.filter(({ role }) => role === 'educator')) {
    const educator = await app.get(Users).findByEmail(EmailAddress.parse(email));
    if (!educator) continue;
    const page = { limit: MAX_COURSES, after: null };
    const { courses } = await app.get(ListCreatorCourses).execute(educator.id, page);
    for (const course of courses) {
      const { lectures } = await app.get(ShowLectures).execute(course.id, educator.id);
      for (const lecture of lectures) {
        tone += 1;
        if (lecture.videoStatus !== 'none' || !isOurs(course.title, lecture.title)) continue;
        const upload = await app.get(StoreUpload).execute(clip(ffmpeg, tone));
        await app
          .get(EditLecture)
          .execute({ userId: educator.id, lectureId: lecture.id, changes: {}, upload });
      }
    }
  }
}

/** Lectures that people add themselves stay as they are. */
function isOurs(course: string, lecture: string): boolean {
  return DEMO_COURSES.some(({ title, lectures }) => title === course && lectures.includes(lecture));
}

/** A short fragmented MP4, streamed while it is made. */
function clip(ffmpeg: string, n: number) {
  const picture = `testsrc2=size=640x360:rate=25:duration=${SECONDS},hue=h=${(n * 47) % 360}`;
  const sound = `sine=frequency=${220 + ((n * 40) % 440)}:duration=${SECONDS}`;
  const child = spawn(
    ffmpeg,
    [
      ['-v', 'error', '-nostdin', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound],
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
      ['-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1'],
    ].flat(),
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  child.once('error', (error) => child.stdout.destroy(error));
  child.once('close', (code) => {
    if (code !== 0) child.stdout.destroy(new Error(`ffmpeg ended with ${code}`));
  });
  return child.stdout;
}
