import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { Certificates } from '../../domain/certificates.js';
import { Enrollments } from '../../domain/enrollments.js';

export interface EndEnrollmentCommand {
  readonly learnerId: string;
  readonly courseId: string;
}

@Injectable()
export class EndEnrollment {
  constructor(
    private readonly enrollments: Enrollments,
    private readonly certificates: Certificates,
    private readonly catalog: CatalogApi,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction; a no-op if the enrollment has ended already or never existed. */
  async execute({ learnerId, courseId }: EndEnrollmentCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const enrollment = await this.enrollments.lock(learnerId, courseId);
      if (!enrollment?.end(this.clock.now())) return;
      await this.enrollments.save(enrollment);
      const certificate = await this.certificates.lock(learnerId, courseId);
      if (certificate?.revoke('refund', 'The course was refunded.', this.clock.now()))
        await this.certificates.save(certificate);
      await this.catalog.countEnrollments(courseId, -1);
    });
  }
}
