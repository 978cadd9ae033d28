import { UnitOfWork } from '../application/unit-of-work.js';

/** Just runs the work: in-memory twins cannot roll back. */
export class ImmediateUnitOfWork extends UnitOfWork {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
