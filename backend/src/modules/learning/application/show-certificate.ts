import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/domain/domain-error.js';
import type { Certificate } from '../domain/certificate.js';
import { Certificates } from '../domain/certificates.js';

@Injectable()
export class ShowCertificate {
  constructor(private readonly certificates: Certificates) {}

  /** For everyone who knows the number, revoked ones too. @throws NotFound */
  async execute({ number }: { number: string }): Promise<Certificate> {
    const certificate = await this.certificates.numbered(number);
    if (!certificate) throw new NotFound('There is no certificate with this number.');
    return certificate;
  }
}
