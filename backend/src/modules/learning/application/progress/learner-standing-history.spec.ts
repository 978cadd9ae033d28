import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SequentialIds } from '../../../../platform/testing/sequential-ids.js';
import type { Curriculum } from '../../../catalog/contract.js';
import type { Enrollment } from '../../domain/enrollment.js';
import { anEnrollment, courseId, later, noon } from '../../testing/enrollment-builder.js';
import { learnerStanding, type LearnerStanding } from './learner-standing.js';

interface Step {
  readonly kind: 'add' | 'settle' | 'remove' | 'replace' | 'finish' | 'watch';
  /** The index of the lecture, modulo their number; unused for `add` and `settle`. */
  readonly at: number;
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('add', 'settle', 'remove', 'replace', 'finish', 'finish', 'watch'),
    at: fc.nat({ max: 9 }),
  }),
  { maxLength: 40 },
);

/** A course that its educator keeps changing, and a learner in it. */
class History {
  private readonly enrollment: Enrollment = anEnrollment();
  private lectures: Curriculum['lectures'] = [];
  private minutes = 0;
  private made = 0;

  constructor(lectures: number) {
    for (let n = 0; n < lectures; n += 1) this.add(noon);
  }

  take(step: Step): void {
    this.minutes += 1;
    const now = later(60 * this.minutes);
    if (step.kind === 'add') return this.add(now);
    if (step.kind === 'settle') return void this.enrollment.settle(this.curriculum, now);
    const lecture = this.lectures[step.at % Math.max(1, this.lectures.length)];
    if (!lecture) return;
    const { lectureId } = lecture;
    if (step.kind === 'remove') this.lectures = this.lectures.filter((one) => one !== lecture);
    else if (step.kind === 'replace') this.replace(lectureId);
    else {
      const intervals = step.kind === 'watch' ? [{ lectureId, from: 0, to: 40 }] : [];
      const done = step.kind === 'finish' ? [lectureId] : [];
      this.enrollment.watch({ intervals, done, position: null }, this.curriculum, now);
    }
  }

  get standing(): LearnerStanding {
    const { enrolledAt, progress } = this.enrollment;
    const none = { certificate: null, isCertificateWithdrawn: false };
    const record = { courseId, enrolledAt, progress: progress.record, ...none };
    const course = { title: 'Cameras', thumbnail: null, category: 'Others', level: null };
    const summary = { ...course, courseId, creatorId: 'educator', status: 'published' } as const;
    return learnerStanding({ ...record, status: 'active' }, summary, this.curriculum, '2026-11-22');
  }

  get isCompleted(): boolean {
    return this.enrollment.progress.isCompleted;
  }

  private get curriculum(): Curriculum {
    return { courseId, creatorId: 'educator', status: 'published', lectures: this.lectures };
  }

  private add(addedAt: Date): void {
    this.made += 1;
    const lectureId = SequentialIds.nth(0x5000 + this.made);
    const lecture = { lectureId, title: 'A lecture', addedAt };
    this.lectures = [...this.lectures, { ...lecture, durationSeconds: 40 }];
  }

  private replace(lectureId: string): void {
    this.lectures = this.lectures.map((one) =>
      one.lectureId === lectureId
        ? { ...one, durationSeconds: (one.durationSeconds ?? 0) + 300 }
        : one,
    );
  }
}

describe('the standing over any history of a course', () => {
  it('stays between 0 and 100, falls only with a reason, and keeps what is completed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4 }), steps, (lectures, taken) => {
        const history = new History(lectures);
        let before = history.standing;
        for (const step of taken) {
          const wasCompleted = history.isCompleted;
          history.take(step);
          const now = history.standing;
          expect(now.percent).toBeGreaterThanOrEqual(0);
          expect(now.percent).toBeLessThanOrEqual(100);
          if (now.percent < before.percent) expect(now.changedSince).not.toBeNull();
          if (wasCompleted) expect([now.percent, now.state]).toEqual([100, 'completed']);
          before = now;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('tells of every lecture that came after the course was completed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 5 }), (lectures, more) => {
        const history = new History(lectures);
        for (let at = 0; at < lectures; at += 1) history.take({ kind: 'finish', at });
        for (let n = 0; n < more; n += 1) history.take({ kind: 'add', at: 0 });
        expect(history.standing.changedSince?.added ?? 0).toBe(more);
      }),
    );
  });
});
