import { CommonPasswords } from '../../application/passwords/common-passwords.js';

/** Outside production, test accounts may have any password. */
export class NoList extends CommonPasswords {
  has(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
