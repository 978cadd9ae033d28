import { stem } from './stem.js';

/** The words of a request; understood words are taken off, and the rest is searched for. */
export class Tape {
  readonly stems: readonly string[];
  private readonly taken: boolean[];

  constructor(readonly words: readonly string[]) {
    this.stems = words.map(stem);
    this.taken = words.map(() => false);
  }

  get length(): number {
    return this.words.length;
  }

  /** The word at the place, or '' if it is taken or out of range. */
  word(at: number): string {
    return this.isFree(at) ? (this.words[at] ?? '') : '';
  }

  isFree(at: number, length = 1): boolean {
    for (let i = at; i < at + length; i++) if (this.taken[i] !== false) return false;
    return true;
  }

  take(at: number, length = 1): void {
    for (let i = at; i < at + length; i++)
      if (i >= 0 && i < this.taken.length) this.taken[i] = true;
  }
}
