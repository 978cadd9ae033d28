import { NotFound } from '../../../platform/domain/domain-error.js';
import type { Grant, LearningApi } from '../../learning/contract.js';
import type { Restorable } from './rollback-unit-of-work.js';
import type { TwinCatalog } from './twin-catalog.js';

type Asked = 'enroll' | 'isEnrolled' | 'endEnrollment' | 'watchedShareOf';

/** Learning as commerce sees it: who is enrolled in which course, and why. */
export class TwinLearning implements Pick<LearningApi, Asked>, Restorable {
  /** Every grant that changed something, oldest first. */
  granted: { learnerId: string; courseId: string; grant: Grant }[] = [];
  /** The share of any course that was watched, 0 to 1. */
  watched = 0;
  private active = new Set<string>();

  constructor(private readonly catalog: TwinCatalog) {}

  /** For use cases that require the whole contract; they never call the rest of it. */
  get asContract(): LearningApi {
    return this as unknown as LearningApi;
  }

  async enroll(learnerId: string, courseId: string, grant: Grant): Promise<boolean> {
    const key = `${learnerId} ${courseId}`;
    if (!(await this.catalog.offerOf(courseId))) throw new NotFound();
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

  async watchedShareOf(): Promise<number> {
    return this.watched;
  }

  remember(): () => void {
    const [active, granted] = [new Set(this.active), [...this.granted]];
    return () => {
      this.active = active;
      this.granted = granted;
    };
  }
}
