import { describe, expect, it } from '@jest/globals';
import type { CourseStatus, CourseSummary, Curriculum } from '../../../catalog/contract.js';
import { CourseProgress } from '../../domain/course-progress.js';
import type { WatchMessage } from '../../domain/watch-message.js';
import {
  anOutline,
  courseId,
  later,
  lectureIds,
  markedDone,
  noon,
  watched,
} from '../../testing/enrollment-builder.js';
import { learnerStanding } from './learner-standing.js';

const today = '2026-11-22';
const DAY = 86_400;
const summary = (status: CourseStatus = 'published'): CourseSummary => ({
  courseId,
  title: 'Cameras',
  thumbnail: null,
  category: 'Others',
  level: null,
  creatorId: 'educator',
  status,
});
const curriculum = (...durations: (number | null)[]): Curriculum => ({
  courseId,
  creatorId: 'educator',
  status: 'published',
  lectures: anOutline(...durations).lectures.map((lecture, index) => ({
    ...lecture,
    title: `Lecture ${index + 1}`,
    addedAt: noon,
  })),
});

function standing(messages: readonly WatchMessage[], then: Curriculum, now = then) {
  const progress = messages.reduce(
    (before, message) => before.take(message, then, noon, later(DAY)),
    CourseProgress.none,
  );
  const record = {
    courseId,
    status: 'active',
    enrolledAt: noon,
    progress: progress.record,
    certificate: null,
    isCertificateWithdrawn: false,
  } as const;
  return learnerStanding(record, summary(), now, today);
}

describe('the standing in a course', () => {
  it('is not started before anything happened', () => {
    expect(standing([], curriculum(60, null))).toMatchObject({
      state: 'not_started',
      percent: 0,
      totalSeconds: 60,
      remainingSeconds: 60,
      next: { lectureId: lectureIds[0], lectureTitle: 'Lecture 1', positionSeconds: 0 },
      forecastFinishOn: null,
      undone: [lectureIds[0], lectureIds[1]],
    });
  });

  it('goes on with the lecture that was left', () => {
    const position = { lectureId: lectureIds[1] ?? '', seconds: 30 };
    const left = { intervals: [], done: [], position };
    expect(standing([left], curriculum(60, 60)).next).toMatchObject({
      lectureId: lectureIds[1],
      positionSeconds: 30,
    });
  });

  it('goes on with the first one to do when the last one is done', () => {
    expect(standing([watched(2, 0, 60)], curriculum(60, 60)).next).toMatchObject({
      lectureId: lectureIds[0],
    });
  });

  it('has only what was not watched left', () => {
    expect(standing([watched(1, 10, 40)], curriculum(60, 60))).toMatchObject({
      watchedSeconds: 30,
      remainingSeconds: 90,
    });
  });

  it('forecasts the last day at the pace so far', () => {
    // 60 seconds on the first day, 180 to go.
    expect(standing([watched(1, 0, 60)], curriculum(60, 180)).forecastFinishOn).toBe('2026-11-25');
  });

  it('is completed for good, and says what changed since', () => {
    const done = [markedDone(1, 2)];
    expect(standing(done, curriculum(60, 60), curriculum(90, 60, 60, 60))).toMatchObject({
      state: 'completed',
      percent: 100,
      remainingSeconds: 0,
      next: null,
      changedSince: { added: 2, removed: 0, updated: 1 },
      undone: [],
    });
    expect(standing(done, curriculum(60, 60), curriculum(60)).changedSince).toEqual({
      added: 0,
      removed: 1,
      updated: 0,
    });
    expect(standing(done, curriculum(60, 60)).changedSince).toBeNull();
  });

  it('rises at once when the last lecture to do is removed', () => {
    expect(standing([markedDone(1)], curriculum(60, 60), curriculum(60))).toMatchObject({
      state: 'completed',
      percent: 100,
    });
  });

  it('tells of a retired course and of a refund', () => {
    const record = {
      courseId,
      enrolledAt: noon,
      progress: CourseProgress.none.record,
      certificate: null,
      isCertificateWithdrawn: false,
    };
    const accessState = (status: 'active' | 'refunded', course: CourseStatus) =>
      learnerStanding({ ...record, status }, summary(course), curriculum(60), today).accessState;
    expect(accessState('active', 'draft')).toBe('active');
    expect(accessState('active', 'retired')).toBe('archived_course');
    expect(accessState('refunded', 'retired')).toBe('refunded');
  });
});
