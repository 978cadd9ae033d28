import { UnitOfWork } from '../../../platform/application/unit-of-work.js';

/** An in-memory twin whose contents can be rolled back. */
export interface Restorable {
  /** Returns a function that restores the present contents. */
  remember(): () => void;
}

/** All or nothing in memory, for one caller at a time. */
export class RollbackUnitOfWork extends UnitOfWork {
  private isOpen = false;

  constructor(private readonly twins: readonly Restorable[]) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOpen) return work();
    const restores = this.twins.map((twin) => twin.remember());
    this.isOpen = true;
    try {
      return await work();
    } catch (error) {
      for (const restore of restores) restore();
      throw error;
    } finally {
      this.isOpen = false;
    }
  }
}
