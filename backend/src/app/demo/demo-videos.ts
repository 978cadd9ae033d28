import type { INestApplicationContext } from '@nestjs/common';
import { EditLecture } from '../../modules/catalog/application/lectures/edit-lecture.js';
import { ListCreatorCourses } from '../../modules/catalog/application/courses/list-creator-courses.js';
import { PutCaptions } from '../../modules/catalog/application/lectures/put-captions.js';
import { ShowLectures } from '../../modules/catalog/application/lectures/show-lectures.js';
import { StoreUpload } from '../../modules/catalog/application/uploads/store-upload.js';
import { findToolbox } from '../../modules/catalog/infrastructure/transcoding/toolbox.js';
import { EmailAddress } from '../../modules/identity/domain/email-address.js';
import { Users } from '../../modules/identity/domain/users.js';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { demoCaptions } from './demo-captions.js';
import { demoClip } from './demo-clip.js';
import type { LectureScript } from './demo-slides.js';
import { DEMO_COURSES } from './courses/demo-courses.js';
import { DEMO_PEOPLE } from './demo-world.js';

const MAX_COURSES = 100;

/** Makes videos and captions for demo lectures locally, so that nothing has to be downloaded. */
export async function makeDemoVideos(app: INestApplicationContext, config: Config): Promise<void> {
  const workFolder = config.dataPath('work');
  const tools = await findToolbox({
    appEnv: config.get('APP_ENV'),
    ffmpegPath: config.get('FFMPEG_PATH'),
    ffprobePath: config.get('FFPROBE_PATH'),
    searchPath: config.get('PATH'),
    workDirectory: workFolder,
  });
  if (!tools) return;
  await fillLectures(app, tools.ffmpeg, workFolder);
}

async function fillLectures(
  app: INestApplicationContext,
  ffmpeg: string,
  workFolder: string,
): Promise<void> {
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
        const script = scriptOf(course.title, lecture.title);
        if (lecture.videoStatus !== 'none' || !script) continue;
        const clip = await demoClip(ffmpeg, workFolder, script, tone);
        const upload = await app.get(StoreUpload).execute(clip);
        await app
          .get(EditLecture)
          .execute({ userId: educator.id, lectureId: lecture.id, changes: {}, upload });
        await app.get(PutCaptions).execute({
          userId: educator.id,
          lectureId: lecture.id,
          language: 'en',
          content: demoCaptions(script),
        });
      }
    }
  }
}

/** Lectures that users added are left alone. */
function scriptOf(course: string, lecture: string): LectureScript | null {
  const ours = DEMO_COURSES.find(({ title }) => title === course);
  const found = ours?.lectures.find(({ title }) => title === lecture);
  return found ? { course, ...found } : null;
}
