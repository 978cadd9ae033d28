import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { LearningApi } from '../../../learning/contract.js';
import { OnlyLearnersReview, OwnCourseReview } from '../../domain/errors.js';

/** Decides who may review a course. */
@Injectable()
export class ReviewRight {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly learning: LearningApi,
  ) {}

  /**
   * Only enrolled learners may, and only until the course is retired.
   * @throws NotFound when the caller must not know of the course, OwnCourseReview, OnlyLearnersReview
   */
  async assert(userId: string, courseId: string): Promise<void> {
    const course = await this.catalog.offerOf(courseId);
    if (!course || course.status === 'retired') throw new NotFound();
    if (course.creatorId === userId) throw new OwnCourseReview();
    if (await this.learning.isEnrolled(userId, courseId)) return;
    throw course.status === 'published' ? new OnlyLearnersReview() : new NotFound();
  }
}
