/** Crockford's base 32: no letter that is taken for a digit or for another one. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const SHAPE = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);

/** Tells nothing about other certificates: 60 bits of chance, as in `7K3M-9QXT-V2HD`. */
export class CertificateNumber {
  private constructor(private readonly signs: string) {}

  /** Out of at least as many random bytes as a number has signs. */
  static fromRandom(bytes: Uint8Array): CertificateNumber {
    const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]);
    return new CertificateNumber(signs.join(''));
  }

  /** Reads what a person types, from paper too. Null when it cannot be one. */
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
