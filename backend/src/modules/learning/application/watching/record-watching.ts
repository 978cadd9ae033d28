import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { CourseProgress } from '../../domain/course-progress.js';
import { EnrollmentNeeded, LectureNotInCourse } from '../../domain/errors.js';
import { Enrollments } from '../../domain/enrollments.js';
import { assertMayKnow } from '../../domain/playback-policy.js';
import type { WatchMessage } from '../../domain/watch-message.js';
import { CourseOutlines } from './course-outlines.js';
import { type LectureStanding, standingOf } from '../progress/lecture-standing.js';
import { SettleCompletion } from '../progress/settle-completion.js';

export interface RecordWatchingCommand extends WatchMessage {
  readonly learnerId: string;
}

export interface WatchReport {
  readonly courseId: string;
  readonly percent: number;
  readonly isCompleted: boolean;
  /** Newly credited seconds. */
  readonly creditedSeconds: number;
  /** The lectures that the message mentions. */
  readonly lectures: readonly LectureStanding[];
}

@Injectable()
export class RecordWatching {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly enrollments: Enrollments,
    private readonly settleCompletion: SettleCompletion,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** All lectures of a message must belong to one course. @throws NotFound, EnrollmentNeeded, ImplausibleInterval */
  async execute({ learnerId, ...message }: RecordWatchingCommand): Promise<WatchReport> {
    const lectureIds = lecturesIn(message);
    const outline = await this.outlines.withLecture(lectureIds[0] ?? '');
    if (!outline) throw new LectureNotInCourse();
    const { courseId, lectures } = outline;
    const { before, after } = await this.unitOfWork.run(async () => {
      const enrollment = await this.enrollments.lock(learnerId, courseId);
      if (!enrollment?.isActive) {
        assertMayKnow(outline, learnerId);
        throw new EnrollmentNeeded();
      }
      const before = enrollment.progress;
      enrollment.watch(message, outline, this.clock.now());
      await this.enrollments.save(enrollment);
      return { before, after: enrollment.progress };
    });
    const isMoreDone = after.doneAmong(outline) > before.doneAmong(outline);
    const progress =
      isMoreDone && !after.isCompleted ? await this.settle(learnerId, courseId, after) : after;
    return {
      courseId,
      percent: progress.percentOf(outline),
      isCompleted: progress.isCompleted,
      creditedSeconds: progress.creditedSeconds - before.creditedSeconds,
      lectures: lectures
        .filter(({ lectureId }) => lectureIds.includes(lectureId))
        .map((lecture) => standingOf(lecture, progress)),
    };
  }

  /**
   * The cached outline may still hold a lecture that was just removed, and the learner may have done all others. So the
   * outline is loaded anew after the progress is committed; if a lecture is removed after that,
   * `SettleCompletionsOfCourse` sees the progress.
   */
  private async settle(
    learnerId: string,
    courseId: string,
    known: CourseProgress,
  ): Promise<CourseProgress> {
    const latest = await this.outlines.latestOf(courseId);
    if (!latest || known.percentOf(latest) < 100) return known;
    return (await this.settleCompletion.execute({ learnerId, courseId, outline: latest })) ?? known;
  }
}

function lecturesIn({ intervals, done, position }: WatchMessage): string[] {
  const named = [...intervals.map(({ lectureId }) => lectureId), ...done];
  return [...new Set(position ? [position.lectureId, ...named] : named)];
}
