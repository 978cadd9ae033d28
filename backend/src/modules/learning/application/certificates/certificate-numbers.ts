import type { CertificateNumber } from '../../domain/certificate-number.js';

export abstract class CertificateNumbers {
  /** A number that nobody can guess. */
  abstract next(): CertificateNumber;
}
