import type { LearningApi } from '../contract.js';

/** The one method of learning that reviews and questions call. */
export class TwinLearning implements Pick<LearningApi, 'isEnrolled'> {
  private readonly enrolled = new Set<string>();

  /** For use cases that require the whole contract; they never call the rest of it. */
  get asContract(): LearningApi {
    return this as unknown as LearningApi;
  }

  enroll(learnerId: string, courseId: string): void {
    this.enrolled.add(`${learnerId} ${courseId}`);
  }

  end(learnerId: string, courseId: string): void {
    this.enrolled.delete(`${learnerId} ${courseId}`);
  }

  async isEnrolled(learnerId: string, courseId: string): Promise<boolean> {
    return this.enrolled.has(`${learnerId} ${courseId}`);
  }
}
