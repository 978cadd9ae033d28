import { UnitOfWork } from '../application/unit-of-work.js';

/** Runs the work and loses it at the commit. */
export class LostCommit extends UnitOfWork {
  async run<T>(work: () => Promise<T>): Promise<T> {
    await work();
    throw new Error('The connection was lost.');
  }
}
