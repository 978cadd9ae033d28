import type { CertificateClaims } from './certificate-seal.js';

export interface CertificateSheet extends CertificateClaims {
  readonly issuedAt: Date;
  /** Where anyone can look it up. */
  readonly verifyUrl: string;
  /** The same address with the signed claims, for the QR code. */
  readonly sealedUrl: string;
}

export abstract class CertificatePrinter {
  /** A PDF. */
  abstract print(sheet: CertificateSheet): Promise<Buffer>;
}
