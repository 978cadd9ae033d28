import { InvalidInput } from '../../../platform/domain/domain-error.js';

const MIN = 8;
const MAX = 256;

/** Checks a password that a user chose; it is used whole and exactly as typed. @throws InvalidInput at the field */
export function assertAcceptablePassword(password: string, field = 'password'): void {
  const length = [...password].length;
  if (length < MIN) throw InvalidInput.field(field, 'Use at least 8 characters for the password.');
  if (length > MAX) throw InvalidInput.field(field, 'Use at most 256 characters for the password.');
}

/** Whether the password is one of the words with only digits and signs around it, as in `Lectern2026!`. */
export function isMadeOf(words: readonly string[], password: string): boolean {
  const letters = password.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return words.some((word) => word.length > 0 && letters === word.toLowerCase());
}
