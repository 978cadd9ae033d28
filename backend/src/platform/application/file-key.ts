import { InvalidInput } from '../domain/domain-error.js';

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Keys become paths and URLs, so nothing that could climb out of the store is allowed. */
export function assertFileKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new InvalidInput('This is not a file name we use.');
}
