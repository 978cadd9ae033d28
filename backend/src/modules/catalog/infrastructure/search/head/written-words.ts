import type { KnownTexts } from './known-texts.js';

/** The words that courses are written with: those from when the head was made, and those met since. */
export class WrittenWords {
  private readonly met = new Set<string>();

  constructor(private readonly known: KnownTexts) {}

  get size(): number {
    return this.known.size + this.met.size;
  }

  /** The memory taken by those from the beginning. */
  get bytes(): number {
    return this.known.bytes;
  }

  has(word: string): boolean {
    return this.known.of(word) >= 0 || this.met.has(word);
  }

  add(word: string): void {
    if (!this.has(word)) this.met.add(word);
  }
}
