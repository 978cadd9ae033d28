import { beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import {
  anEnrollment,
  anOutline,
  courseId,
  later,
  lectureIds,
  markedDone,
} from '../../testing/enrollment-builder.js';
import { InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { InMemoryEnrollments, InMemoryStudyRecords } from '../../testing/in-memory-enrollments.js';
import { SettleCompletion } from './settle-completion.js';
import { SettleCompletionsOfCourse } from './settle-completions-of-course.js';

let catalog: InMemoryCatalog;
let enrollments: InMemoryEnrollments;
let settleCompletionsOfCourse: SettleCompletionsOfCourse;

const learner = (n: number) => SequentialIds.nth(0x1000 + n);

function theCourseHas(...lectures: number[]): void {
  const ids = lectures.map((n) => lectureIds[n - 1] ?? '');
  const lecture = { title: 'A lecture', durationSeconds: 60 };
  catalog.has({ courseId, lectures: ids.map((lectureId) => ({ ...lecture, lectureId })) });
}

async function hasDone(learnerId: string, ...lectures: number[]): Promise<void> {
  const enrollment = anEnrollment({ learnerId });
  enrollment.watch(markedDone(...lectures), anOutline(60, 60), later(60));
  enrollment.pullFacts();
  await enrollments.save(enrollment);
}

const completed = () =>
  enrollments.all.filter(({ progress }) => progress.isCompleted).map(({ learnerId }) => learnerId);

beforeEach(() => {
  catalog = new InMemoryCatalog();
  enrollments = new InMemoryEnrollments();
  settleCompletionsOfCourse = new SettleCompletionsOfCourse(
    new InMemoryStudyRecords(enrollments),
    catalog,
    new SettleCompletion(enrollments, new ImmediateUnitOfWork(), new FixedClock()),
  );
});

describe('settling completions after a lecture was removed', () => {
  it('completes the course for those who have done the rest, and tells it once', async () => {
    await hasDone(learner(1), 1);
    await hasDone(learner(2), 2);
    theCourseHas(1);
    await settleCompletionsOfCourse.execute({ courseId });
    await settleCompletionsOfCourse.execute({ courseId });
    expect(completed()).toEqual([learner(1)]);
    expect(enrollments.facts).toEqual([
      { type: 'learning.course_completed.v1', payload: { learnerId: learner(1), courseId } },
    ]);
  });

  it('reaches everyone of a large course', async () => {
    for (let n = 0; n < 1_001; n += 1) await hasDone(learner(n), 1);
    theCourseHas(1);
    await settleCompletionsOfCourse.execute({ courseId });
    expect(completed()).toHaveLength(1_001);
  });

  it('completes nothing when no lecture is left', async () => {
    await hasDone(learner(1), 1);
    theCourseHas();
    await settleCompletionsOfCourse.execute({ courseId });
    expect(completed()).toEqual([]);
  });

  it('is not for those whose access ended', async () => {
    await hasDone(learner(1), 1);
    enrollments.all[0]?.end(later(120));
    theCourseHas(1);
    await settleCompletionsOfCourse.execute({ courseId });
    expect(completed()).toEqual([]);
  });
});
