import type { Grant, LearningApi } from '../../learning/contract.js';

/** Learning as commerce sees it: who is enrolled in what, and on which grounds. */
export class TwinLearning implements Pick<LearningApi, 'enroll' | 'isEnrolled' | 'endEnrollment'> {
  /** Every grant that changed something, oldest first. */
  readonly granted: { learnerId: string; courseId: string; grant: Grant }[] = [];
  private readonly active = new Set<string>();

  /** What use cases take; the rest of the contract is never asked. */
  get asContract(): LearningApi {
    return this as unknown as LearningApi;
  }

  async enroll(learnerId: string, courseId: string, grant: Grant): Promise<boolean> {
    const key = `${learnerId} ${courseId}`;
    if (this.active.has(key)) return false;
    this.active.add(key);
    this.granted.push({ learnerId, courseId, grant });
    return true;
  }

  async endEnrollment(learnerId: string, courseId: string): Promise<void> {
    this.active.delete(`${learnerId} ${courseId}`);
  }

  async isEnrolled(learnerId: string, courseId: string): Promise<boolean> {
    return this.active.has(`${learnerId} ${courseId}`);
  }
}
