import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { dayInIndia } from '../../../../platform/domain/india.js';
import { Certificates } from '../../domain/certificates.js';
import { CertificatePrinter } from './certificate-printer.js';
import { CertificateSeal } from './certificate-seal.js';

export interface PrintCertificateQuery {
  readonly number: string;
  readonly learnerId: string;
  /** The base URL of the product, without a trailing slash. */
  readonly publicUrl: string;
}

@Injectable()
export class PrintCertificate {
  constructor(
    private readonly certificates: Certificates,
    private readonly seal: CertificateSeal,
    private readonly printer: CertificatePrinter,
  ) {}

  /** Prints a valid certificate for its holder, signed with the current key. @throws NotFound */
  async execute({ number, learnerId, publicUrl }: PrintCertificateQuery): Promise<Buffer> {
    const certificate = await this.certificates.findByNumber(number);
    if (!certificate?.isValid || certificate.learnerId !== learnerId) throw new NotFound();
    const { holderName, courseTitle, completedAt, seconds, issuedAt } = certificate;
    if (holderName === null) throw new NotFound();
    const completedOn = dayInIndia(completedAt);
    const claims = { number, name: holderName, course: courseTitle, completedOn, seconds };
    const verifyUrl = `${publicUrl}/verify/${number}`;
    const sealedUrl = `${verifyUrl}#${await this.seal.seal(claims)}`;
    return this.printer.print({ ...claims, issuedAt, verifyUrl, sealedUrl });
  }
}
