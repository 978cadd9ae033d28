import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Course } from '../../domain/courses/course.js';
import { Courses } from '../../domain/courses/courses.js';

export interface ModerateCourseCommand {
  readonly courseId: string;
  readonly decision: 'unpublish' | 'release';
}

@Injectable()
export class ModerateCourse {
  constructor(
    private readonly courses: Courses,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Withholds a course from the catalog, or releases it for its educator to publish. @throws NotFound */
  execute({ courseId, decision }: ModerateCourseCommand): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const course = await this.courses.lock(courseId);
      if (!course) throw new NotFound();
      const before = stateOf(course);
      if (decision === 'unpublish') course.withhold(this.clock.now());
      else course.release();
      await this.courses.save(course);
      return { before, after: stateOf(course) };
    });
  }
}

function stateOf({ isPublished, isWithheld }: Course) {
  return { isPublished, isWithheld };
}
