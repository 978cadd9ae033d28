import { InvalidInput } from '../domain/domain-error.js';

/** A name in it is no longer than file systems take, with the prefix that a file has while it is written. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199})*$/;

/** Keys become paths and URLs, so nothing that could climb out of the store is allowed. */
export function assertFileKey(key: string): void {
  if (key.length > 512 || !KEY.test(key)) throw new InvalidInput('This is not a file name we use.');
}
