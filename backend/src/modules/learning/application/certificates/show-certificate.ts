import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Certificate } from '../../domain/certificate.js';
import { Certificates } from '../../domain/certificates.js';
import { PeopleNames } from '../people-names.js';

export interface ShownCertificate {
  readonly certificate: Certificate;
  /** The name as issued; null once the holder's account is deleted. */
  readonly holderName: string | null;
}

@Injectable()
export class ShowCertificate {
  constructor(
    private readonly certificates: Certificates,
    private readonly names: PeopleNames,
  ) {}

  /** Anyone who knows the number may see the certificate, even a revoked one. @throws NotFound */
  async execute({ number }: { number: string }): Promise<ShownCertificate> {
    const certificate = await this.certificates.findByNumber(number);
    if (!certificate) throw new NotFound('There is no certificate with this number.');
    const hasAccount = (await this.names.of([certificate.learnerId])).size > 0;
    return { certificate, holderName: hasAccount ? certificate.holderName : null };
  }
}
