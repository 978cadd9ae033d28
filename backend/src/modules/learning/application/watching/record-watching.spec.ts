import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { EnrollmentNeeded, LectureNotInCourse } from '../../domain/errors.js';
import { CachedCourseOutlines } from '../../infrastructure/cached-course-outlines.js';
import {
  anEnrollment,
  courseId,
  learnerId,
  lectureIds,
  markedDone,
  watched,
} from '../../testing/enrollment-builder.js';
import { InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { InMemoryEnrollments, InMemoryStudyRecords } from '../../testing/in-memory-enrollments.js';
import { SettleCompletion } from '../progress/settle-completion.js';
import { SettleCompletionsOfCourse } from '../progress/settle-completions-of-course.js';
import { RecordWatching } from './record-watching.js';

let clock: FixedClock;
let catalog: InMemoryCatalog;
let enrollments: InMemoryEnrollments;
let recordWatching: RecordWatching;
let settleCompletionsOfCourse: SettleCompletionsOfCourse;

const lecture = (n: number, durationSeconds: number) => ({
  lectureId: lectureIds[n - 1] ?? '',
  title: `Lecture ${n}`,
  durationSeconds,
});

beforeEach(async () => {
  clock = new FixedClock();
  catalog = new InMemoryCatalog();
  catalog.has({ courseId, lectures: [lecture(1, 100), lecture(2, 100)] });
  enrollments = new InMemoryEnrollments();
  await enrollments.save(anEnrollment());
  const outlines = new CachedCourseOutlines(catalog, clock);
  const work = new ImmediateUnitOfWork();
  const settleOne = new SettleCompletion(enrollments, work, clock);
  recordWatching = new RecordWatching(outlines, enrollments, settleOne, work, clock);
  const records = new InMemoryStudyRecords(enrollments);
  settleCompletionsOfCourse = new SettleCompletionsOfCourse(records, catalog, settleOne);
  clock.advance(3600);
});

describe('recording what was watched', () => {
  it('reports the lectures of the message and the course as a whole', async () => {
    const report = await recordWatching.execute({ learnerId, ...watched(1, 0, 95) });
    expect(report).toMatchObject({
      courseId,
      percent: 50,
      isCompleted: false,
      creditedSeconds: 95,
    });
    expect(report.lectures).toMatchObject([{ lectureId: lectureIds[0], isDone: true }]);
  });

  it('tells when a message completes the course', async () => {
    await recordWatching.execute({ learnerId, ...markedDone(1, 2) });
    expect(enrollments.facts).toEqual([
      { type: 'learning.course_completed.v1', payload: { learnerId, courseId } },
    ]);
  });

  it('completes the course right after a lecture was removed that was not done', async () => {
    catalog.has({ courseId, lectures: [lecture(1, 100), lecture(2, 100), lecture(3, 100)] });
    await recordWatching.execute({ learnerId, ...markedDone(1) });
    catalog.has({ courseId, lectures: [lecture(1, 100), lecture(2, 100)] });
    await settleCompletionsOfCourse.execute({ courseId });
    clock.advance(10);
    const report = await recordWatching.execute({ learnerId, ...markedDone(2) });
    expect(report).toMatchObject({ percent: 100, isCompleted: true });
    expect(enrollments.facts.map(({ type }) => type)).toEqual(['learning.course_completed.v1']);
  });

  it('is for learners of the course', async () => {
    const stranger = { learnerId: 'stranger', ...watched(1, 0, 5) };
    await expect(recordWatching.execute(stranger)).rejects.toThrow(EnrollmentNeeded);
  });

  it('tells strangers nothing of a course that is not on show', async () => {
    const lectures = [lecture(1, 100)];
    catalog.has({ courseId, status: 'draft', lectures });
    const claim = (who: string) => recordWatching.execute({ learnerId: who, ...watched(1, 0, 5) });
    await expect(claim('stranger')).rejects.toThrow(NotFound);
    await expect(claim('educator')).rejects.toThrow(EnrollmentNeeded);
    await expect(claim(learnerId)).resolves.toMatchObject({ creditedSeconds: 5 });
  });

  it('knows only lectures that exist', async () => {
    const unknown = { learnerId, ...watched(5, 0, 5) };
    await expect(recordWatching.execute(unknown)).rejects.toThrow(LectureNotInCourse);
  });

  it('asks catalog once in half a minute', async () => {
    for (let from = 0; from < 60; from += 10)
      await recordWatching.execute({ learnerId, ...watched(1, from, from + 10) });
    await recordWatching.execute({ learnerId, ...watched(2, 0, 10) });
    expect(catalog.lookups).toBe(1);
    clock.advance(31);
    await recordWatching.execute({ learnerId, ...watched(1, 60, 70) });
    expect(catalog.lookups).toBe(2);
  });

  it('knows a lecture that was just added', async () => {
    await recordWatching.execute({ learnerId, ...watched(1, 0, 10) });
    catalog.has({ courseId, lectures: [lecture(1, 100), lecture(2, 100), lecture(3, 100)] });
    clock.advance(20);
    const report = await recordWatching.execute({ learnerId, ...watched(3, 0, 20) });
    expect(report.lectures).toMatchObject([{ lectureId: lectureIds[2], watchedSeconds: 20 }]);
  });
});
