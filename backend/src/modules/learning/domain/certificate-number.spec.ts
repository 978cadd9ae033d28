import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CertificateNumber } from './certificate-number.js';

const random = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe('a certificate number', () => {
  it('is three groups of four signs', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        expect(CertificateNumber.fromRandom(bytes).toString()).toMatch(
          /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/,
        );
      }),
    );
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        const written = CertificateNumber.fromRandom(bytes).toString();
        expect(CertificateNumber.read(written)?.toString()).toBe(written);
      }),
    );
  });

  it.each(['7k3m 9qxt v2hd', '7K3M9QXTV2HD', ' 7K3M-9QXT-V2HD '])('is read from %j', (typed) => {
    expect(CertificateNumber.read(typed)?.toString()).toBe('7K3M-9QXT-V2HD');
  });

  it('takes the letters that look like digits for digits', () => {
    expect(CertificateNumber.read('OIL0-0000-0000')?.toString()).toBe('0110-0000-0000');
  });

  it.each(['', '7K3M-9QXT', '7K3M-9QXT-V2HDX', '7K3M-9QXT-V2H!', 'UUUU-UUUU-UUUU'])(
    'is not %j',
    (typed) => {
      expect(CertificateNumber.read(typed)).toBeNull();
    },
  );
});
