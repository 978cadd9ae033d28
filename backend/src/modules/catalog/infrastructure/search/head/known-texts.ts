import { HASH_BITS, hashOf } from './text-hash.js';

/** A part has four to eight hashes on average, which are compared one by one. */
const IN_A_PART = 8;

/**
 * Texts, numbered by the order of their hashes, which are all that is stored: nine bytes each, where a Map of strings
 * takes 100 and gives the garbage collector a million objects.
 */
export class KnownTexts {
  /** Where the hashes of each part of their range begin, and the last ends. Hashes are spread evenly. */
  private readonly starts: Uint32Array;
  private readonly span: number;

  /** @param hashes in ascending order */
  constructor(private readonly hashes: Float64Array) {
    const partBits = Math.ceil(Math.log2(Math.max(1, hashes.length / IN_A_PART)));
    this.span = 2 ** (HASH_BITS - partBits);
    const starts = new Uint32Array(2 ** partBits + 1);
    // Without an iterator, which takes ten times as long: with a million texts, a search would notice.
    for (let at = 0; at < hashes.length; at++) {
      const next = Math.floor((hashes[at] ?? 0) / this.span) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let part = 1; part < starts.length; part++)
      starts[part] = (starts[part] ?? 0) + (starts[part - 1] ?? 0);
    this.starts = starts;
  }

  get size(): number {
    return this.hashes.length;
  }

  get bytes(): number {
    return this.hashes.byteLength + this.starts.byteLength;
  }

  /** The text's number, or -1 if it is unknown. */
  of(text: string): number {
    return this.numberOf(hashOf(text));
  }

  /** The number of the text with this hash, or -1. */
  numberOf(hash: number): number {
    const part = Math.floor(hash / this.span);
    const end = this.starts[part + 1] ?? 0;
    for (let at = this.starts[part] ?? 0; at < end; at++) if (this.hashes[at] === hash) return at;
    return -1;
  }
}
