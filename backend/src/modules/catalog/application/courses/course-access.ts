import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CourseCompanions } from './course-companions.js';
import { CoursesView, type CourseView } from './courses-view.js';

/** A course the viewer may see, and their relation to it. */
export interface VisibleCourse {
  readonly course: CourseView;
  readonly isOwner: boolean;
  readonly isEnrolled: boolean;
}

/** Decides who may see a course: anybody if it is published, its educator until it is retired, its buyers always. */
@Injectable()
export class CourseAccess {
  constructor(
    private readonly view: CoursesView,
    private readonly companions: CourseCompanions,
  ) {}

  /** @throws NotFound */
  async find(courseId: string, viewerId: string): Promise<VisibleCourse> {
    const [course, enrolled] = await Promise.all([
      this.view.find(courseId),
      this.companions.enrolledAmong(viewerId, [courseId]),
    ]);
    if (!course) throw new NotFound();
    const isOwner = course.creatorId === viewerId && !course.isRetired;
    const isEnrolled = enrolled.has(courseId);
    if (!course.isPublished && !isOwner && !isEnrolled) throw new NotFound();
    return { course, isOwner, isEnrolled };
  }
}
