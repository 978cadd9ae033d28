import { CommonPasswords } from '../../application/passwords/common-passwords.js';

/** Outside production people may call their test accounts' password what they like. */
export class NoList extends CommonPasswords {
  has(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
