import type { INestApplicationContext } from '@nestjs/common';
import { inOwnScope } from '../../platform/infrastructure/database/entity-scope.js';
import { ListCreatorCourses } from '../../modules/catalog/application/courses/list-creator-courses.js';
import { ShowLectures } from '../../modules/catalog/application/lectures/show-lectures.js';
import { EmailAddress } from '../../modules/identity/domain/email-address.js';
import { Users } from '../../modules/identity/domain/users.js';
import type { Config } from '../../platform/infrastructure/config/config.js';
import { Log } from '../../platform/infrastructure/logging/log.js';
import { watchDemoCourse } from './demo-learning.js';
import { joinAndReview, payHalf } from './demo-sales.js';
import { makeDemoVideos } from './demo-videos.js';
import { DEMO_COURSES } from './courses/demo-courses.js';
import { DEMO_LEARNING, emailOf } from './demo-world.js';

const MAX_COURSES = 100;

/**
 * What happens in the demo world after seeding: enrollments, sales, reviews, videos, learning. A restart continues where
 * it stopped.
 */
export async function livenDemoWorld(app: INestApplicationContext, config: Config): Promise<void> {
  for (const part of [enroll, () => makeDemoVideos(app, config), learn])
    try {
      await inOwnScope(() => part(app));
    } catch (error) {
      app.get(Log).warn({ err: error }, 'a part of the demo world could not be made');
    }
}

async function enroll(app: INestApplicationContext): Promise<void> {
  for (const demo of DEMO_COURSES) {
    const courseId = await courseIdOf(app, demo.educator, demo.title);
    if (courseId) await joinAndReview(app, courseId, demo);
  }
  const educatorId = await userIdOf(app, 'educator');
  if (educatorId) await payHalf(app, educatorId);
}

async function learn(app: INestApplicationContext): Promise<void> {
  for (const { learner, course, sittings } of DEMO_LEARNING) {
    const educator = DEMO_COURSES.find(({ title }) => title === course)?.educator ?? '';
    const courseId = await courseIdOf(app, educator, course);
    const learnerId = await userIdOf(app, learner);
    if (!courseId || !learnerId) continue;
    const { lectures } = await app.get(ShowLectures).execute(courseId, learnerId);
    const lectureIds = lectures.map(({ id }) => id);
    await watchDemoCourse(app, learnerId, { courseId, lectureIds }, sittings);
  }
}

async function userIdOf(app: INestApplicationContext, account: string): Promise<string | null> {
  return (await app.get(Users).findByEmail(EmailAddress.parse(emailOf(account))))?.id ?? null;
}

/** Null if its educator has removed or renamed the course. */
async function courseIdOf(
  app: INestApplicationContext,
  account: string,
  title: string,
): Promise<string | null> {
  const educatorId = await userIdOf(app, account);
  if (!educatorId) return null;
  const page = { limit: MAX_COURSES, after: null };
  const { courses } = await app.get(ListCreatorCourses).execute(educatorId, page);
  return courses.find((course) => course.title === title)?.id ?? null;
}
