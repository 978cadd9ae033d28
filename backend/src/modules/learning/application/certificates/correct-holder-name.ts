import { Injectable } from '@nestjs/common';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { Certificates } from '../../domain/certificates.js';
import { PeopleNames } from '../people-names.js';

/** A certificate keeps the name of the day of issue; a learner who misspelled it asks staff for a correction. */
@Injectable()
export class CorrectHolderName {
  constructor(
    private readonly certificates: Certificates,
    private readonly names: PeopleNames,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Puts the account's current name on the certificate; idempotent. The returned change, which outlives the account,
   * names the account, which staff have to be sure of, and leaves out the names. @throws NotFound also when the account is deleted
   */
  execute({ number }: { readonly number: string }): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const certificate = await this.certificates.lockByNumber(number);
      if (!certificate) throw new NotFound();
      const { learnerId } = certificate;
      const name = (await this.names.of([learnerId])).get(learnerId);
      if (name === undefined) throw new NotFound();
      const hadPresentName = !certificate.correctHolderName(name);
      if (!hadPresentName) await this.certificates.save(certificate);
      return {
        before: { learnerId, hasPresentName: hadPresentName },
        after: { learnerId, hasPresentName: true },
      };
    });
  }
}
