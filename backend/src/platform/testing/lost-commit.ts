import { UnitOfWork } from '../application/unit-of-work.js';

/** Does the work, and loses it all when it comes to the commit. */
export class LostCommit extends UnitOfWork {
  async run<T>(work: () => Promise<T>): Promise<T> {
    await work();
    throw new Error('The connection was lost.');
  }
}
