import { describe, expect, it } from '@jest/globals';
import { hotp, HotpCodes } from './hotp-codes.js';

describe('hotp', () => {
  // RFC 4226, appendix D
  it.each([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])('gives the code of the RFC: %s', (code) => {
    const codes = Array.from({ length: 10 }, (_, n) =>
      hotp(Buffer.from('12345678901234567890'), BigInt(n), 6),
    );
    expect(codes).toContain(code);
  });
});

describe('HotpCodes', () => {
  const codes = new HotpCodes('s'.repeat(32), 4);

  it('gives four digits, the same each time, another for another challenge', () => {
    expect(codes.codeOf('a')).toMatch(/^\d{4}$/);
    expect(codes.codeOf('a')).toBe(codes.codeOf('a'));
    const many = new Set(Array.from({ length: 500 }, (_, n) => codes.codeOf(`challenge ${n}`)));
    expect(many.size).toBeGreaterThan(450);
  });

  it('knows its own code, blanks around it included, and no other', () => {
    const code = codes.codeOf('a');
    expect(codes.matches('a', ` ${code} `)).toBe(true);
    expect(codes.matches('a', code === '0000' ? '0001' : '0000')).toBe(false);
    expect(codes.matches('a', `${code}0`)).toBe(false);
  });
});
