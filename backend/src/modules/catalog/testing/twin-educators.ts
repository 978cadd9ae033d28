import type { ConfirmedEducators } from '../application/courses/confirmed-educators.js';

/** All of them have confirmed their address, but for whom a test names. */
export class TwinEducators implements ConfirmedEducators {
  readonly unconfirmed = new Set<string>();

  has(userId: string): Promise<boolean> {
    return Promise.resolve(!this.unconfirmed.has(userId));
  }
}
