/** The signed content of a certificate: plain values that a reader can show as they are. */
export interface CertificateClaims {
  readonly number: string;
  readonly name: string;
  readonly course: string;
  /** A calendar day in India. */
  readonly completedOn: string;
  readonly seconds: number;
}

export interface VerificationKey {
  readonly kid: string;
  /** The Ed25519 public key, base64url. */
  readonly x: string;
}

/** Signs certificates, so that they can be verified without our servers. */
export abstract class CertificateSeal {
  /** The signed claims: a compact JWS (RFC 7515) that names its key. */
  abstract seal(claims: CertificateClaims): Promise<string>;

  /** Every key that ever signed, the current one first. */
  abstract keys(): Promise<readonly VerificationKey[]>;
}
