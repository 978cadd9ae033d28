import { AggregateRoot } from '../../../platform/domain/aggregate-root.js';
import type { CourseOutline } from './course-outline.js';
import { CourseProgress, type ProgressRecord } from './course-progress.js';
import { EnrollmentNeeded } from './errors.js';
import { CourseCompleted, EnrollmentEnded, LearnerEnrolled } from './facts.js';
import type { Grant } from './grant.js';
import type { WatchMessage } from './watch-message.js';

export type EnrollmentStatus = 'active' | 'refunded';

interface NewEnrollment {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly grant: Grant;
  readonly at: Date;
}

/**
 * A learner's enrollment in a course: the right to watch it, and their progress. One aggregate for both, because a
 * watch message needs both and every learner sends one every ten seconds.
 */
export class Enrollment extends AggregateRoot {
  readonly id: string;
  readonly learnerId: string;
  readonly courseId: string;
  readonly enrolledAt: Date;
  private _status: EnrollmentStatus = 'active';
  private _grantKind: Grant['kind'];
  private _orderId: string | null;
  /** Later than `enrolledAt` if the learner came back after a refund. */
  private _activeSince: Date;
  private _endedAt: Date | null = null;
  private _progress: ProgressRecord = CourseProgress.none.record;

  private constructor({ id, learnerId, courseId, grant, at }: NewEnrollment) {
    super();
    this.id = id;
    this.learnerId = learnerId;
    this.courseId = courseId;
    this._grantKind = grant.kind;
    this._orderId = orderOf(grant);
    this.enrolledAt = at;
    this._activeSince = at;
    this.record(LearnerEnrolled.of(this.asFact()));
  }

  static begin(enrollment: NewEnrollment): Enrollment {
    return new Enrollment(enrollment);
  }

  get isActive(): boolean {
    return this._status === 'active';
  }

  get endedAt(): Date | null {
    return this._endedAt;
  }

  get grant(): Grant {
    return this._grantKind === 'order' && this._orderId
      ? { kind: 'order', orderId: this._orderId }
      : { kind: 'free' };
  }

  get progress(): CourseProgress {
    return CourseProgress.fromRecord(this._progress);
  }

  /** Restores access after a refund, with the earlier progress. @returns false when access never ended */
  reactivate(grant: Grant, at: Date): boolean {
    if (this.isActive) return false;
    this._status = 'active';
    this._grantKind = grant.kind;
    this._orderId = orderOf(grant);
    this._activeSince = at;
    this._endedAt = null;
    this.record(LearnerEnrolled.of(this.asFact()));
    if (this.progress.isCompleted) this.record(CourseCompleted.of(this.asFact()));
    return true;
  }

  /** Ends access after a refund. @returns false when it had ended already */
  end(at: Date): boolean {
    if (!this.isActive) return false;
    this._status = 'refunded';
    this._endedAt = at;
    this.record(EnrollmentEnded.of(this.asFact()));
    return true;
  }

  /** @throws EnrollmentNeeded, LectureNotInCourse, ImplausibleInterval */
  watch(message: WatchMessage, outline: CourseOutline, at: Date): void {
    if (!this.isActive) throw new EnrollmentNeeded();
    this.advance(this.progress.take(message, outline, this._activeSince, at));
  }

  /** Completes the course if all remaining lectures are done, after others were removed. @returns whether it did */
  settle(outline: CourseOutline, at: Date): boolean {
    const settled = this.progress.settle(outline, at);
    if (!this.isActive || settled.isCompleted === this.progress.isCompleted) return false;
    this.advance(settled);
    return true;
  }

  /** Erases the progress, because the learner's account is deleted. */
  forgetProgress(): void {
    this._progress = CourseProgress.none.record;
  }

  private advance(after: CourseProgress): void {
    if (after.isCompleted && !this.progress.isCompleted)
      this.record(CourseCompleted.of(this.asFact()));
    this._progress = after.record;
  }

  private asFact() {
    return { learnerId: this.learnerId, courseId: this.courseId };
  }
}

function orderOf(grant: Grant): string | null {
  return grant.kind === 'order' ? grant.orderId : null;
}
