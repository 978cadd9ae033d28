import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { CourseOutline } from '../../domain/course-outline.js';
import type { CourseProgress } from '../../domain/course-progress.js';
import { Enrollments } from '../../domain/enrollments.js';

export interface SettleCompletionCommand {
  readonly learnerId: string;
  readonly courseId: string;
  /** The course's current outline. */
  readonly outline: CourseOutline;
}

@Injectable()
export class SettleCompletion {
  constructor(
    private readonly enrollments: Enrollments,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Completes the course if the learner has done all its remaining lectures. Returns their progress; null if not
   * enrolled.
   */
  execute({
    learnerId,
    courseId,
    outline,
  }: SettleCompletionCommand): Promise<CourseProgress | null> {
    return this.unitOfWork.run(async () => {
      const enrollment = await this.enrollments.lock(learnerId, courseId);
      if (enrollment?.settle(outline, this.clock.now())) await this.enrollments.save(enrollment);
      return enrollment?.progress ?? null;
    });
  }
}
