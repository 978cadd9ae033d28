import type { CertificateClaims } from './certificate-seal.js';

export interface CertificateSheet extends CertificateClaims {
  readonly issuedAt: Date;
  /** The page where anyone can verify the certificate. */
  readonly verifyUrl: string;
  /** The same URL with the signed claims, for the QR code. */
  readonly sealedUrl: string;
}

export abstract class CertificatePrinter {
  /** Renders a PDF. */
  abstract print(sheet: CertificateSheet): Promise<Buffer>;
}
