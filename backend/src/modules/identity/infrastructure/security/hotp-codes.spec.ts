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

  const code = (id: string) => ({ id, kind: 'code' as const });
  const link = (id: string) => ({ id, kind: 'link' as const });

  it('gives four digits, the same each time, another for another challenge', () => {
    expect(codes.secretOf(code('a'))).toMatch(/^\d{4}$/);
    expect(codes.secretOf(code('a'))).toBe(codes.secretOf(code('a')));
    const secrets = Array.from({ length: 500 }, (_, n) => codes.secretOf(code(`challenge ${n}`)));
    expect(new Set(secrets).size).toBeGreaterThan(450);
  });

  it('knows its own code, blanks around it included, and no other', () => {
    const digits = codes.secretOf(code('a'));
    expect(codes.matches(code('a'), ` ${digits} `)).toBe(true);
    expect(codes.matches(code('a'), digits === '0000' ? '0001' : '0000')).toBe(false);
    expect(codes.matches(code('a'), `${digits}0`)).toBe(false);
  });

  it('gives links 128 bits, which are good for that link only', () => {
    const secret = codes.secretOf(link('a'));
    expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
    expect(codes.matches(link('a'), secret)).toBe(true);
    expect(codes.matches({ id: 'a', kind: 'verification' }, secret)).toBe(false);
    expect(codes.matches(link('b'), secret)).toBe(false);
    expect(codes.matches(link('a'), codes.secretOf(code('a')))).toBe(false);
  });

  it('gives at least six digits for moving an account to another address', () => {
    const move = { id: 'a', kind: 'email-code' } as const;
    expect(codes.secretOf(move)).toMatch(/^\d{6}$/);
    expect(new HotpCodes('s'.repeat(32), 8).secretOf(move)).toMatch(/^\d{8}$/);
    expect(codes.matches(code('a'), codes.secretOf(move).slice(0, 4))).toBe(false);
  });
});
