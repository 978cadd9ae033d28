import { describe, expect, it } from '@jest/globals';
import { EmailAddress } from './email-address.js';

describe('EmailAddress', () => {
  it('is lower case and without blanks around it', () => {
    expect(EmailAddress.parse('  Asha.Rao@Example.COM ').value).toBe('asha.rao@example.com');
  });

  it.each([
    ['', 'nothing'],
    ['asha', 'no @'],
    ['asha@', 'no host'],
    ['asha@host', 'no dot in the host'],
    ['a b@example.com', 'a blank'],
    ['.asha@example.com', 'a leading dot'],
    ['asha.@example.com', 'a trailing dot'],
    ['as..ha@example.com', 'two dots in a row'],
    [`asha@${'b'.repeat(64)}.com`, 'a label of more than 63 characters'],
    [`${'a'.repeat(65)}@example.com`, 'a long local part'],
    [`a@${'b'.repeat(250)}.com`, 'more than 254 characters'],
    ['as\u212Aa@example.com', 'the Kelvin sign, which lower-cases to k'],
    ['аsha@example.com', 'a Cyrillic a'],
    ['asha@example.com\u0000', 'a NUL'],
  ])('refuses %j: %s', (text) => {
    expect(() => EmailAddress.parse(text)).toThrow('Enter a valid email address.');
  });
});
