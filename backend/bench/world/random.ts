/** Deterministic (mulberry32), so that two worlds of one size are equal. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed;
  }

  /** At least 0, less than 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.roll() * limit);
  }

  /** Mostly small numbers, rarely large ones, like popularity. */
  seldomLarge(limit: number): number {
    return Math.floor(limit ** this.roll()) - 1;
  }

  of<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)];
    if (choice === undefined) throw new Error('Nothing to choose from.');
    return choice;
  }
}
