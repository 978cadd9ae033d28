import { Injectable } from '@nestjs/common';
import { CatalogApi } from '../../catalog/contract.js';
import { LearningApi } from '../../learning/contract.js';

/** Who may know of a course, and so of its reviews. */
@Injectable()
export class CourseVisibility {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
  ) {}

  /** @param viewerId null without a session */
  async maySee(courseId: string, viewerId: string | null): Promise<boolean> {
    const course = await this.catalog.offerOf(courseId);
    if (!course) return false;
    if (course.status === 'published') return true;
    if (viewerId === null) return false;
    if (viewerId === course.creatorId) return course.status === 'draft';
    return this.learning.isEnrolled(viewerId, courseId);
  }
}
