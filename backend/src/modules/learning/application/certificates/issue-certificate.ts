import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { Certificate } from '../../domain/certificate.js';
import { Certificates } from '../../domain/certificates.js';
import { Enrollments } from '../../domain/enrollments.js';
import { CertificateNumbers } from './certificate-numbers.js';
import { PeopleNames } from '../people-names.js';

export interface IssueCertificateCommand {
  readonly learnerId: string;
  readonly courseId: string;
}

@Injectable()
export class IssueCertificate {
  constructor(
    private readonly enrollments: Enrollments,
    private readonly certificates: Certificates,
    private readonly catalog: CatalogApi,
    private readonly names: PeopleNames,
    private readonly numbers: CertificateNumbers,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Issues at most one certificate per learner and course; one revoked by a refund becomes valid again. */
  async execute({ learnerId, courseId }: IssueCertificateCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const enrollment = await this.enrollments.lock(learnerId, courseId);
      const completion = enrollment?.progress.completion;
      if (!enrollment?.isActive || !completion) return;
      const known = await this.certificates.lock(learnerId, courseId);
      if (known?.reinstate()) await this.certificates.save(known);
      if (known) return;
      const [names, course] = await Promise.all([
        this.names.of([learnerId]),
        this.catalog.offerOf(courseId),
      ]);
      const holderName = names.get(learnerId);
      if (holderName === undefined || !course) return;
      const certificate = Certificate.issue({
        id: this.ids.next(),
        number: this.numbers.next(),
        learnerId,
        courseId,
        holderName,
        courseTitle: course.title,
        seconds: completion.seconds,
        completedAt: completion.at,
        at: this.clock.now(),
      });
      await this.certificates.save(certificate);
    });
  }
}
