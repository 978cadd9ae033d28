import { UnitOfWork } from '../application/unit-of-work.js';

/** Runs the work as it is: in-memory twins have nothing to roll back. */
export class ImmediateUnitOfWork extends UnitOfWork {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
