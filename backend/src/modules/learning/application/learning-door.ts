import { Injectable } from '@nestjs/common';
import { type EnrollmentSummary, type Grant, LearningApi } from '../contract.js';
import { EndEnrollment } from './enrollments/end-enrollment.js';
import { EnrollLearner } from './enrollments/enroll-learner.js';
import { EnrollmentsView } from './enrollments/enrollments-view.js';
import { MeasureWatched } from './progress/measure-watched.js';

/** Implements the module's contract. */
@Injectable()
export class LearningDoor extends LearningApi {
  constructor(
    private readonly enrollLearner: EnrollLearner,
    private readonly end: EndEnrollment,
    private readonly view: EnrollmentsView,
    private readonly measureWatched: MeasureWatched,
  ) {
    super();
  }

  enroll(learnerId: string, courseId: string, grant: Grant): Promise<boolean> {
    return this.enrollLearner.execute({ learnerId, courseId, grant });
  }

  endEnrollment(learnerId: string, courseId: string): Promise<void> {
    return this.end.execute({ learnerId, courseId });
  }

  watchedShareOf(learnerId: string, courseId: string): Promise<number> {
    return this.measureWatched.execute({ learnerId, courseId });
  }

  async isEnrolled(learnerId: string, courseId: string): Promise<boolean> {
    return (await this.view.activeAmong(learnerId, [courseId])).has(courseId);
  }

  enrolledAmong(learnerId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.view.activeAmong(learnerId, courseIds);
  }

  enrollmentsOf(learnerId: string): Promise<readonly EnrollmentSummary[]> {
    return this.view.activeOf(learnerId);
  }

  newestEnrollmentIds(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.view.newestIdsIn(courseIds, perCourse);
  }
}
