import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { CourseChanges } from '../../domain/courses/course.js';
import { Courses } from '../../domain/courses/courses.js';
import { OwnCourses } from './own-courses.js';
import { PublicationGate } from './publication-gate.js';

export interface EditCourseCommand {
  readonly userId: string;
  readonly courseId: string;
  readonly changes: CourseChanges;
  /** The version that the caller has seen, if given. */
  readonly version?: number | undefined;
}

@Injectable()
export class EditCourse {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly courses: Courses,
    private readonly gate: PublicationGate,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Forbidden, StaleCourseVersion, CourseWithheld, EmailNotConfirmed, CourseNotReady */
  async execute({ userId, courseId, changes, version }: EditCourseCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const course = await this.ownCourses.find(courseId, userId);
      course.assertVersion(version);
      const wasPublished = course.isPublished;
      course.edit(changes, this.clock.now());
      if (course.isPublished && !wasPublished) await this.gate.admit(course);
      await this.gate.check(course);
      await this.courses.save(course);
    });
  }
}
