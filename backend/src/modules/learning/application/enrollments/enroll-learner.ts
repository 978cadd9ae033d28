import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { Enrollment } from '../../domain/enrollment.js';
import { Enrollments } from '../../domain/enrollments.js';
import type { Grant } from '../../domain/grant.js';

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

  /**
   * Joins the caller's transaction. @returns false when the learner was enrolled already
   * @throws NotFound for a deleted course, before anything is written
   */
  execute({ learnerId, courseId, grant }: EnrollLearnerCommand): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const at = this.clock.now();
      // First, because it throws for a deleted course.
      await this.catalog.countEnrollments(courseId, 1);
      const first = Enrollment.begin({ id: this.ids.next(), learnerId, courseId, grant, at });
      if (await this.enrollments.add(first)) return true;
      const known = await this.enrollments.lock(learnerId, courseId);
      if (known?.reactivate(grant, at)) {
        // Lectures may have been removed while the enrollment was inactive, which can complete the course.
        const outline = await this.catalog.curriculumOf(courseId);
        if (outline) known.settle(outline, at);
        await this.enrollments.save(known);
        return true;
      }
      await this.catalog.countEnrollments(courseId, -1);
      return false;
    });
  }
}
