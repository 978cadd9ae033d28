import type { INestApplicationContext } from '@nestjs/common';
import { inOwnScope } from '../../platform/infrastructure/database/entity-scope.js';
import { CreateCourse } from '../../modules/catalog/application/courses/create-course.js';
import { CreateLecture } from '../../modules/catalog/application/lectures/create-lecture.js';
import { EditCourse } from '../../modules/catalog/application/courses/edit-course.js';
import { OwnCourses } from '../../modules/catalog/application/courses/own-courses.js';
import { PublicationGate } from '../../modules/catalog/application/courses/publication-gate.js';
import { Courses } from '../../modules/catalog/domain/courses/courses.js';
import { Lectures } from '../../modules/catalog/domain/lectures/lectures.js';
import {
  CreateCoupon,
  type NewCoupon,
} from '../../modules/commerce/application/coupons/create-coupon.js';
import { EmailAddress } from '../../modules/identity/domain/email-address.js';
import { User } from '../../modules/identity/domain/user.js';
import { Users } from '../../modules/identity/domain/users.js';
import { WriteQuiz } from '../../modules/quizzes/application/write-quiz.js';
import { AddHandout } from '../../modules/catalog/application/handouts/add-handout.js';
import { handoutKey } from '../../modules/catalog/domain/handouts/handout.js';
import { Files } from '../../platform/application/files.js';
import { Clock } from '../../platform/application/clock.js';
import { Ids } from '../../platform/application/ids.js';
import { UnitOfWork } from '../../platform/application/unit-of-work.js';
import { Sql } from '../../platform/infrastructure/database/sql.js';
import { Money } from '../../platform/domain/money.js';
import { DaysAgo } from './demo-learning.js';
import { type DemoSupplies, gatherSupplies } from './demo-supplies.js';
import type { DemoCourse, DemoHandout, DemoQuestion } from './courses/demo-course.js';
import { DEMO_COURSES } from './courses/demo-courses.js';
import { DEMO_PEOPLE, type DemoPerson, emailOf, TEACHING_SINCE_DAYS } from './demo-world.js';

/**
 * Fills an empty installation with people and courses, once, through the same use cases that users call. What an
 * interrupted start left out, the next one makes.
 * @param gather makes what needs no database; a first start has done that already
 */
export async function seedDemoWorld(
  app: INestApplicationContext,
  gather = () => gatherSupplies(app),
): Promise<void> {
  const provide: Provide = (token) => app.get(token);
  const isThere = async (email: string): Promise<boolean> =>
    !!(await provide(Users).findByEmail(EmailAddress.parse(email)));
  /** All or none of them, with their courses. */
  const seed = (people: readonly DemoPerson[], supplies: DemoSupplies): Promise<void> =>
    inOwnScope(() =>
      provide(UnitOfWork).run(async () => {
        if (await isThere(people[0]?.email ?? '')) return;
        for (const person of people) {
          const userId = await seedPerson(provide, person, supplies);
          for (const course of coursesOf(person)) await seedCourse(provide, userId, course);
        }
      }),
    );
  // These come last.
  const others = DEMO_PEOPLE.filter((person) => coursesOf(person).length === 0);
  if (await inOwnScope(() => isThere(others[0]?.email ?? ''))) return;
  if (await isOfOthers(provide(Sql))) return;
  const supplies = await gather();
  const educators = DEMO_PEOPLE.filter((person) => !others.includes(person));
  // Side by side, one is prepared while the database works for another.
  await Promise.all(educators.map((educator) => seed([educator], supplies)));
  await seed(others, supplies);
}

/**
 * Whether people have accounts here, and none of them is of the demo world: a backup of production that is tried out, or
 * production started without its settings. An ops account whose password everybody knows would stay there.
 */
async function isOfOthers(sql: Sql): Promise<boolean> {
  const row = await sql.first<{ isOfOthers: boolean }>(
    `select exists (select from identity."user")
       and not exists (select from identity."user" where email = any($1)) as "isOfOthers"`,
    [DEMO_PEOPLE.map(({ email }) => email)],
  );
  return row?.isOfOthers ?? false;
}

const coursesOf = ({ email }: DemoPerson): readonly DemoCourse[] =>
  DEMO_COURSES.filter(({ educator }) => emailOf(educator) === email);

type Provide = <T>(token: abstract new (...args: never[]) => T) => T;

/** Returns the id of the account. */
async function seedPerson(
  provide: Provide,
  { email, name, role, description }: DemoPerson,
  { passwordHash, photoIds }: DemoSupplies,
): Promise<string> {
  const user = User.signUp(
    {
      id: provide(Ids).next(),
      name,
      email: EmailAddress.parse(email),
      role,
      at: new DaysAgo(provide(Clock), TEACHING_SINCE_DAYS).now(),
    },
    passwordHash,
  );
  const photoId = photoIds.get(email);
  user.editProfile({ description, ...(photoId && { photoId }) });
  await provide(Users).save(user);
  return user.id;
}

async function seedCourse(provide: Provide, userId: string, demo: DemoCourse): Promise<void> {
  const { title, category } = demo;
  const { createCourse, editCourse, createLecture } = teachingSince(provide, demo);
  const courseId = await createCourse.execute({ creatorId: userId, title, category });
  await editCourse.execute({
    userId,
    courseId,
    changes: {
      subTitle: demo.subTitle,
      description: demo.description,
      level: demo.level,
      price: Money.parseRupees(demo.priceRupees),
      isPublished: true,
    },
  });
  for (const [index, lecture] of demo.lectures.entries()) {
    const { title, section: sectionTitle } = lecture;
    const lectureId = await createLecture.execute({ userId, courseId, title, sectionTitle });
    if (index === 0) await makePreview(provide(Lectures), lectureId);
    if (lecture.quiz) await writeQuiz(provide, userId, lectureId, lecture.quiz);
    if (lecture.handout)
      await addHandout(provide, userId, { courseId, lectureId }, lecture.handout);
  }
  if (demo.coupon) await makeCoupon(provide, { ...demo.coupon, courseId, educatorId: userId });
}

/**
 * Use cases for educators with a clock before any enrollment: later lectures would show as new to learners. Courses are
 * an hour apart, so that lists of the newest have one order.
 */
function teachingSince(provide: Provide, demo: DemoCourse) {
  const hoursLater = DEMO_COURSES.indexOf(demo) / 24;
  const clock = new DaysAgo(provide(Clock), TEACHING_SINCE_DAYS - hoursLater);
  const [courses, ownCourses] = [provide(Courses), provide(OwnCourses)];
  const [work, ids] = [provide(UnitOfWork), provide(Ids)];
  return {
    createCourse: new CreateCourse(courses, work, ids, clock),
    editCourse: new EditCourse(ownCourses, courses, provide(PublicationGate), work, clock),
    createLecture: new CreateLecture(ownCourses, provide(Lectures), work, ids, clock),
  };
}

async function writeQuiz(
  provide: Provide,
  educatorId: string,
  lectureId: string,
  quiz: readonly DemoQuestion[],
): Promise<void> {
  const ids = provide(Ids);
  const questions = quiz.map(({ text, right, wrong, why: explanation }) => ({
    id: ids.next(),
    text,
    explanation,
    // The right one in the middle.
    options: [...wrong.slice(0, 1), right, ...wrong.slice(1)].map((words) => ({
      id: ids.next(),
      text: words,
      isRight: words === right,
    })),
  }));
  await provide(WriteQuiz).execute({ educatorId, lectureId, questions, revisedAt: null });
}

async function addHandout(
  provide: Provide,
  userId: string,
  place: { readonly courseId: string; readonly lectureId: string },
  { name, text }: DemoHandout,
): Promise<void> {
  const fileId = provide(Ids).next();
  const { size } = await provide(Files).write(handoutKey(place, fileId), Buffer.from(text));
  const stored = { ...place, fileId, name, size };
  await provide(AddHandout).execute({ userId, stored });
}

/** For fifty learners, for a month. */
async function makeCoupon(
  provide: Provide,
  coupon: Pick<NewCoupon, 'courseId' | 'educatorId' | 'code' | 'percentOff'>,
): Promise<void> {
  const expiresAt = new Date(provide(Clock).now().getTime() + 30 * 86_400_000);
  await provide(CreateCoupon).execute({ ...coupon, expiresAt, maxUses: 50 });
}

/** Bypasses the use case, which requires a video: the worker makes those after the card is printed. */
async function makePreview(lectures: Lectures, lectureId: string): Promise<void> {
  const lecture = await lectures.find(lectureId);
  if (!lecture) return;
  lecture.edit({ isPreviewFree: true });
  await lectures.save(lecture);
}
