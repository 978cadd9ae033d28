import { InvalidInput } from '../../../platform/domain/domain-error.js';

const MIN = 8;
const MAX = 256;

/** Checks a password someone wants to have; it is compared whole and exactly as typed. */
export function assertAcceptablePassword(password: string): void {
  const length = [...password].length;
  if (length < MIN)
    throw InvalidInput.field('password', 'Use at least 8 characters for the password.');
  if (length > MAX)
    throw InvalidInput.field('password', 'Use at most 256 characters for the password.');
}
