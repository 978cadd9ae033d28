import type { LearningApi } from '../../learning/contract.js';

/** The one question that reviews asks learning. */
export class TwinLearning implements Pick<LearningApi, 'isEnrolled'> {
  private readonly enrolled = new Set<string>();

  /** What use cases take; the rest of the contract is never asked. */
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
