import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { CourseVisibility } from '../reviews/course-visibility.js';
import { RatingTallies, type StarCounts } from './rating-tallies.js';

export interface CourseRatingQuery {
  readonly courseId: string;
  /** Null without a session. */
  readonly viewerId: string | null;
}

@Injectable()
export class ShowCourseRating {
  constructor(
    private readonly tallies: RatingTallies,
    private readonly visibility: CourseVisibility,
  ) {}

  /** @throws NotFound when the viewer may not see the course */
  async execute({ courseId, viewerId }: CourseRatingQuery): Promise<StarCounts> {
    if (!(await this.visibility.courseFor(courseId, viewerId))) throw new NotFound();
    return this.tallies.of(courseId);
  }
}
