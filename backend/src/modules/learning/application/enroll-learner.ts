import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Ids } from '../../../platform/application/ids.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { CatalogApi } from '../../catalog/contract.js';
import { Enrollment } from '../domain/enrollment.js';
import { Enrollments } from '../domain/enrollments.js';
import type { Grant } from '../domain/grant.js';

export interface EnrollLearnerCommand {
  readonly learnerId: string;
  readonly courseId: string;
  readonly grant: Grant;
}

@Injectable()
export class EnrollLearner {
  constructor(
    private readonly enrollments: Enrollments,
    private readonly catalog: CatalogApi,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. @returns false when the learner was enrolled already */
  execute({ learnerId, courseId, grant }: EnrollLearnerCommand): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.enrollments.reserve(learnerId, courseId);
      const at = this.clock.now();
      const known = await this.enrollments.find(learnerId, courseId);
      if (known && !known.reactivate(grant, at)) return false;
      const enrollment =
        known ?? Enrollment.begin({ id: this.ids.next(), learnerId, courseId, grant, at });
      await this.enrollments.save(enrollment);
      await this.catalog.countEnrollments(courseId, 1);
      return true;
    });
  }
}
