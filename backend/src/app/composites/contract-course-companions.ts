import { Injectable } from '@nestjs/common';
import {
  CourseCompanions,
  type CourseRating,
  type Educator,
  type ReviewOfCourse,
} from '../../modules/catalog/application/courses/course-companions.js';
import { IdentityApi } from '../../modules/identity/contract.js';
import { LearningApi } from '../../modules/learning/contract.js';
import { ReviewsApi } from '../../modules/reviews/contract.js';

@Injectable()
export class ContractCourseCompanions extends CourseCompanions {
  constructor(
    private readonly identity: IdentityApi,
    private readonly learning: LearningApi,
    private readonly reviews: ReviewsApi,
  ) {
    super();
  }

  enrolledAmong(userId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.learning.enrolledAmong(userId, courseIds);
  }

  enrollmentIds(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.learning.newestEnrollmentIds(courseIds, perCourse);
  }

  newestRatings(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly CourseRating[]>> {
    return this.reviews.newestRatings(courseIds, perCourse);
  }

  newestReviews(courseId: string, limit: number): Promise<readonly ReviewOfCourse[]> {
    return this.reviews.newestReviews(courseId, limit);
  }

  async educators(userIds: readonly string[]): Promise<ReadonlyMap<string, Educator>> {
    const profiles = await this.identity.profilesOf(userIds);
    const educators = [...profiles.values()].flatMap((profile) => {
      const { role } = profile;
      // Ops staff are no part of the marketplace.
      return role === 'ops' ? [] : [[profile.id, { ...profile, role }] as const];
    });
    return new Map(educators);
  }
}
