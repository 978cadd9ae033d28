import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { FixedClock } from '../../../../platform/testing/fixed-clock.js';
import { ImmediateUnitOfWork } from '../../../../platform/testing/immediate-unit-of-work.js';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import {
  courseId,
  freely,
  learnerId,
  lectureIds,
  markedDone,
  noon,
} from '../../testing/enrollment-builder.js';
import { InMemoryCatalog } from '../../testing/in-memory-catalog.js';
import { InMemoryCertificates } from '../../testing/in-memory-certificates.js';
import {
  InMemoryEnrollments,
  InMemoryEnrollmentsView,
  InMemoryStudyRecords,
} from '../../testing/in-memory-enrollments.js';
import { EndEnrollment } from './end-enrollment.js';
import { EnrollLearner } from './enroll-learner.js';
import { LearningDoor } from '../learning-door.js';
import { MeasureWatched } from '../progress/measure-watched.js';

const onlyLecture = { lectureId: lectureIds[0] ?? '', title: 'A lecture', durationSeconds: 60 };
const another = { lectureId: lectureIds[1] ?? '', title: 'Another', durationSeconds: 60 };
let enrollments: InMemoryEnrollments;
let catalog: InMemoryCatalog;
let learning: LearningDoor;

beforeEach(() => {
  const clock = new FixedClock();
  const work = new ImmediateUnitOfWork();
  enrollments = new InMemoryEnrollments();
  catalog = new InMemoryCatalog();
  catalog.has({ courseId, lectures: [onlyLecture] });
  learning = new LearningDoor(
    new EnrollLearner(enrollments, catalog, work, new SequentialIds(), clock),
    new EndEnrollment(enrollments, new InMemoryCertificates(), catalog, work, clock),
    new InMemoryEnrollmentsView(enrollments),
    new MeasureWatched(new InMemoryStudyRecords(enrollments), catalog),
  );
});

const enroll = () => learning.enroll(learnerId, courseId, freely);
const end = () => learning.endEnrollment(learnerId, courseId);

describe('enrolling a learner', () => {
  it('gives access and counts once', async () => {
    expect(await enroll()).toBe(true);
    expect(await learning.isEnrolled(learnerId, courseId)).toBe(true);
    expect(catalog.enrollments.get(courseId)).toBe(1);
  });

  it('twice does nothing the second time', async () => {
    await enroll();
    expect(await enroll()).toBe(false);
    expect(catalog.enrollments.get(courseId)).toBe(1);
    expect(enrollments.facts).toHaveLength(1);
  });

  it('after a refund brings the same enrollment back', async () => {
    await enroll();
    await end();
    expect(await enroll()).toBe(true);
    expect(enrollments.all).toHaveLength(1);
    expect(catalog.enrollments.get(courseId)).toBe(1);
  });

  it('after a refund completes the course when what was missing has been removed meanwhile', async () => {
    await enroll();
    catalog.has({ courseId, lectures: [onlyLecture, another] });
    enrollments.all[0]?.watch(markedDone(1), { lectures: [onlyLecture, another] }, noon);
    await end();
    catalog.has({ courseId, lectures: [onlyLecture] });
    await enroll();
    expect(enrollments.all[0]?.progress.isCompleted).toBe(true);
    expect(enrollments.facts.map(({ type }) => type)).toContain('learning.course_completed.v1');
  });
});

describe('enrolling in a course that is gone', () => {
  it('is refused, and nothing is kept', async () => {
    const removed = 'a course that was removed';
    await expect(learning.enroll(learnerId, removed, freely)).rejects.toThrow(NotFound);
    expect(enrollments.all).toEqual([]);
  });
});

describe('ending an enrollment', () => {
  it('takes access away and counts once', async () => {
    await enroll();
    await end();
    await end();
    expect(await learning.isEnrolled(learnerId, courseId)).toBe(false);
    expect(catalog.enrollments.get(courseId)).toBe(0);
  });

  it('leaves nothing watched that would count', async () => {
    await enroll();
    enrollments.all[0]?.watch(markedDone(1), { lectures: [onlyLecture] }, noon);
    expect(await learning.watchedShareOf(learnerId, courseId)).toBe(1);
    await end();
    expect(await learning.watchedShareOf(learnerId, courseId)).toBe(0);
  });

  it('that never began is fine', async () => {
    await expect(end()).resolves.toBeUndefined();
    expect(catalog.enrollments.size).toBe(0);
  });
});
