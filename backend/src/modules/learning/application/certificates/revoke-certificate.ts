import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import type { Change, Summary } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Certificate } from '../../domain/certificate.js';
import { Certificates } from '../../domain/certificates.js';

export interface RevokeCertificateCommand {
  readonly number: string;
  /** For the audit log and our records. */
  readonly reason: string;
}

@Injectable()
export class RevokeCertificate {
  constructor(
    private readonly certificates: Certificates,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Withdraws the certificate for good; idempotent. @throws NotFound */
  execute({ number, reason }: RevokeCertificateCommand): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const certificate = await this.certificates.lockByNumber(number);
      if (!certificate) throw new NotFound();
      const before = summaryOf(certificate);
      if (certificate.revoke('withdrawn', reason, this.clock.now()))
        await this.certificates.save(certificate);
      return { before, after: summaryOf(certificate) };
    });
  }
}

function summaryOf({ learnerId, isValid, revocationCause }: Certificate): Summary {
  return { learnerId, isValid, revocationCause };
}
