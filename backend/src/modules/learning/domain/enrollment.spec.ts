import { describe, expect, it } from '@jest/globals';
import {
  anEnrollment,
  anOutline,
  courseId,
  freely,
  later,
  learnerId,
  markedDone,
  noon,
  watched,
} from '../testing/enrollment-builder.js';
import { Enrollment } from './enrollment.js';
import { EnrollmentNeeded } from './errors.js';

const order = { kind: 'order', orderId: '00000000-0000-7000-8000-0000000000f1' } as const;
const typesOf = (enrollment: Enrollment) => enrollment.pullFacts().map(({ type }) => type);

describe('an enrollment', () => {
  it('tells that the learner enrolled', () => {
    const enrollment = Enrollment.begin({ id: 'e1', learnerId, courseId, grant: order, at: noon });
    expect(enrollment.isActive).toBe(true);
    expect(enrollment.grant).toEqual(order);
    expect(enrollment.pullFacts()).toEqual([
      { type: 'learning.learner_enrolled.v1', payload: { learnerId, courseId } },
    ]);
  });

  it('ends once', () => {
    const enrollment = anEnrollment();
    expect(enrollment.end(later(60))).toBe(true);
    expect(enrollment.end(later(61))).toBe(false);
    expect(enrollment.isActive).toBe(false);
    expect(enrollment.endedAt).toEqual(later(60));
    expect(typesOf(enrollment)).toEqual(['learning.enrollment_ended.v1']);
  });

  it('is not given twice', () => {
    const enrollment = anEnrollment({ grant: order });
    expect(enrollment.reactivate(freely, later(60))).toBe(false);
    expect(enrollment.grant).toEqual(order);
    expect(typesOf(enrollment)).toEqual([]);
  });

  it('comes back after a refund with the progress made before', () => {
    const enrollment = anEnrollment();
    enrollment.watch(watched(1, 0, 10), anOutline(100), later(10));
    enrollment.end(later(60));
    expect(enrollment.reactivate(order, later(120))).toBe(true);
    expect(enrollment.isActive).toBe(true);
    expect(enrollment.endedAt).toBeNull();
    expect(enrollment.progress.creditedSeconds).toBe(10);
    expect(typesOf(enrollment)).toEqual([
      'learning.enrollment_ended.v1',
      'learning.learner_enrolled.v1',
    ]);
  });

  it('credits nothing for the time without access', () => {
    const enrollment = anEnrollment();
    enrollment.end(later(60));
    enrollment.reactivate(order, later(10_000));
    enrollment.watch(watched(1, 0, 1000), anOutline(1000), later(10_010));
    expect(enrollment.progress.creditedSeconds).toBe(30);
  });

  it('takes no watching once ended', () => {
    const enrollment = anEnrollment();
    enrollment.end(later(60));
    expect(() => enrollment.watch(watched(1, 0, 10), anOutline(100), later(61))).toThrow(
      EnrollmentNeeded,
    );
  });

  it('tells once that the course is completed', () => {
    const enrollment = anEnrollment();
    enrollment.watch(markedDone(1), anOutline(10, 10), later(1));
    expect(typesOf(enrollment)).toEqual([]);
    enrollment.watch(markedDone(2), anOutline(10, 10), later(2));
    enrollment.watch(markedDone(2), anOutline(10, 10), later(3));
    expect(typesOf(enrollment)).toEqual(['learning.course_completed.v1']);
  });
});
