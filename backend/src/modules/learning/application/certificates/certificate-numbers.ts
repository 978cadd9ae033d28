import type { CertificateNumber } from '../../domain/certificate-number.js';

export abstract class CertificateNumbers {
  /** A new unguessable number. */
  abstract next(): CertificateNumber;
}
