import { Injectable } from '@nestjs/common';
import { CatalogApi, type CourseOffer } from '../../../catalog/contract.js';
import { LearningApi } from '../../../learning/contract.js';

/** Decides who may see a course, and so its reviews. */
@Injectable()
export class CourseVisibility {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
  ) {}

  /** The course, or null if this viewer may not see it. @param viewerId null without a session */
  async courseFor(courseId: string, viewerId: string | null): Promise<CourseOffer | null> {
    const course = await this.catalog.offerOf(courseId);
    return course && (await this.maySee(course, viewerId)) ? course : null;
  }

  private async maySee(course: CourseOffer, viewerId: string | null): Promise<boolean> {
    if (course.status === 'published') return true;
    if (viewerId === null) return false;
    if (viewerId === course.creatorId) return course.status === 'draft';
    return this.learning.isEnrolled(viewerId, course.courseId);
  }
}
