/** What a certificate says, as it is signed: plain values that a reader can show as they are. */
export interface CertificateClaims {
  readonly number: string;
  readonly name: string;
  readonly course: string;
  /** A day in India. */
  readonly completedOn: string;
  readonly seconds: number;
}

export interface VerificationKey {
  readonly kid: string;
  /** The Ed25519 public key, base64url. */
  readonly x: string;
}

/** Proves without us that a certificate is ours. */
export abstract class CertificateSeal {
  /** The claims with their signature: a compact JWS (RFC 7515) that names its key. */
  abstract seal(claims: CertificateClaims): Promise<string>;

  /** Every key that ever signed; the present one first. */
  abstract keys(): Promise<readonly VerificationKey[]>;
}
