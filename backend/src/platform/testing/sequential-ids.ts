import { Ids } from '../application/ids.js';

/** Predictable ids for tests: the n-th one ends in n. */
export class SequentialIds extends Ids {
  private count = 0;

  next(): string {
    this.count += 1;
    return SequentialIds.nth(this.count);
  }

  static nth(n: number): string {
    return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
  }
}
