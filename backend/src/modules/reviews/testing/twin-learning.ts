import type { LearningApi } from '../../learning/contract.js';

/** The one method of learning that reviews calls. */
export class TwinLearning implements Pick<LearningApi, 'isEnrolled'> {
  private readonly enrolled = new Set<string>();

  /** For use cases that require the whole contract; they never call the rest of it. */
  get asContract(): LearningApi {
    return this as unknown as LearningApi;
  }

  enroll(learnerId: string, courseId: string): void {
    this.enrolled.add(`${learnerId} ${courseId}`);
  }

  async isEnrolled(learnerId: string, courseId: string): Promise<boolean> {
    return this.enrolled.has(`${learnerId} ${courseId}`);
  }
}
