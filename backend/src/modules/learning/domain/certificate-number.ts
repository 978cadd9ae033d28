/** Crockford's base 32: no letter that is mistaken for a digit or for another letter. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const SHAPE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** An unguessable number with 60 random bits, such as `7K3M-9QXT-V2HD`. */
export class CertificateNumber {
  private constructor(private readonly signs: string) {}

  /** Needs at least as many random bytes as a number has characters. */
  static fromRandom(bytes: Uint8Array): CertificateNumber {
    const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]);
    return new CertificateNumber(signs.join(''));
  }

  /** Parses what a person types, also from paper. Null when it cannot be a number. */
  static read(text: string): CertificateNumber | null {
    const signs = text
      .toUpperCase()
      .replaceAll(/[\s-]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1');
    return SHAPE.test(signs) ? new CertificateNumber(signs) : null;
  }

  toString(): string {
    return this.signs.replaceAll(/(.{4})(?=.)/g, '$1-');
  }
}
