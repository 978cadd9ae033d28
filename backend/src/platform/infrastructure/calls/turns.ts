import { Busy } from '../../domain/domain-error.js';

/** Runs a limited number of pieces of work at once and queues a limited number more, first come, first served. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    /** Asked each time, because it may depend on how long the work takes by now. */
    private readonly mostWaiting: () => number,
  ) {}

  /** @throws Busy at once when the queue is full */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else {
      if (this.waiting.length >= this.mostWaiting()) throw new Busy();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The slot is passed to the next one, so the count stays the same.
      if (next) next();
      else this.running -= 1;
    }
  }
}
