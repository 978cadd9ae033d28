import {
  CourseCompanions,
  type CourseRating,
  type Educator,
  type ReviewOfCourse,
} from '../application/courses/course-companions.js';
import { EDUCATOR } from './course-builder.js';

/** Companions with one educator and one learner, which count their calls. */
export class CountingCompanions extends CourseCompanions {
  questions = 0;
  readonly enrolled = new Map<string, Set<string>>();

  async enrolledAmong(userId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    this.questions += 1;
    const own = this.enrolled.get(userId) ?? new Set();
    return new Set(courseIds.filter((id) => own.has(id)));
  }

  async enrollmentIds(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    this.questions += 1;
    return new Map(
      courseIds.map((courseId) => {
        const learners = [...this.enrolled.values()].filter((courses) => courses.has(courseId));
        return [courseId, learners.map((_, index) => `enrollment-${index}`).slice(0, perCourse)];
      }),
    );
  }

  async newestRatings(): Promise<ReadonlyMap<string, readonly CourseRating[]>> {
    this.questions += 1;
    return new Map();
  }

  async newestReviews(): Promise<readonly ReviewOfCourse[]> {
    this.questions += 1;
    return [];
  }

  async educators(userIds: readonly string[]): Promise<ReadonlyMap<string, Educator>> {
    this.questions += 1;
    const name = 'Asha Rao';
    const card = { photoUrl: null, description: '', email: 'asha@example.com' };
    return new Map(
      userIds
        .filter((id) => id === EDUCATOR)
        .map((id) => [id, { id, name, ...card, role: 'educator' as const }]),
    );
  }
}
