import type { DensePostings } from './dense-postings.js';
import { PLACES } from './head-course.js';

const PLACE_BITS = 2;
/** Ranks of one window differ in these bits only, which fit beside the place into two bytes. */
export const WINDOW_BITS = 14;
export const WINDOW = 2 ** WINDOW_BITS;
/** Comes after every rank, and still is a small integer. */
export const NO_RANK = 2 ** 30;

/**
 * Scans one token's courses in order of rank, forward only. Methods take many ranks at a time: one by one through
 * closures took four times as long.
 */
export abstract class Cursor {
  /** The next rank; `NO_RANK` after the last. */
  abstract get rank(): number;
  abstract next(): void;
  /** 0 to 3 for the place of the token in the course, or -1. Ranks must ascend. */
  abstract placeAt(rank: number): number;

  /** Whether any course follows that is not marked. */
  hasOthersThan(marked: Uint8Array): boolean {
    for (let { rank } = this; rank < NO_RANK; { rank } = this) {
      if (marked[rank] === 0) return true;
      this.next();
    }
    return false;
  }

  /** Sets 1 for each of the ranks that has the token. */
  mark(ranks: Uint32Array, into: Uint8Array): void {
    for (let at = 0; at < ranks.length; at++)
      if (into[at] === 0 && this.placeAt(ranks[at] ?? 0) >= 0) into[at] = 1;
  }

  /** Adds the token's weight in its place, for each of the ranks. */
  weigh(ranks: Uint32Array, worth: readonly number[], into: Uint16Array): void {
    for (let at = 0; at < ranks.length; at++) {
      const place = this.placeAt(ranks[at] ?? 0);
      if (place >= 0) into[at] = (into[at] ?? 0) + (worth[place] ?? 0);
    }
  }
}

export class DenseCursor extends Cursor {
  private at = 0;

  constructor(private readonly postings: DensePostings) {
    super();
  }

  get rank(): number {
    const { postings } = this;
    while (this.at < postings.courses && postings.placeAt(this.at) < 0) this.at += 1;
    return this.at < postings.courses ? this.at : NO_RANK;
  }

  next(): void {
    this.at += 1;
  }

  placeAt(rank: number): number {
    return this.postings.placeAt(rank);
  }
}

/** Reads the slots of a token, a window at a time. */
export class SlotCursor extends Cursor {
  /** The rest of the current window. */
  private at = 0;
  private end = 0;
  /** The first rank of the current window. */
  private base = 0;
  /** The first rank that is not in the current window. */
  private until = 0;

  /**
   * @param start of a rare token its slots, of a common one its row of the windows
   */
  constructor(
    private readonly slots: Uint16Array,
    private start: number,
    private readonly stop: number,
    private readonly windows: Uint32Array | null = null,
  ) {
    super();
  }

  /** The next rank; `NO_RANK` after the last. */
  get rank(): number {
    while (this.at >= this.end && this.until < NO_RANK) this.moveTo(this.until);
    return this.at < this.end ? this.base + ((this.slots[this.at] ?? 0) >>> PLACE_BITS) : NO_RANK;
  }

  next(): void {
    this.at += 1;
  }

  /** Ranks must ascend, because it gallops forward; separate from that, so that V8 compiles it into its callers. */
  placeAt(rank: number): number {
    if (rank >= this.until) this.moveTo(rank);
    const least = (rank - this.base) << PLACE_BITS;
    if (this.at < this.end && (this.slots[this.at] ?? 0) < least) this.gallop(least);
    if (this.at >= this.end) return -1;
    const place = (this.slots[this.at] ?? 0) - least;
    return place < PLACES.length ? place : -1;
  }

  /** To the first slot that is not less, or the end of the window. */
  private gallop(least: number): void {
    const { slots, end } = this;
    let { at } = this;
    let leap = 1;
    while (at + leap < end && (slots[at + leap] ?? 0) < least) {
      at += leap;
      leap *= 2;
    }
    let high = Math.min(at + leap, end);
    while (at + 1 < high) {
      const middle = (at + high) >>> 1;
      if ((slots[middle] ?? 0) < least) at = middle;
      else high = middle;
    }
    this.at = high;
  }

  /** To the window of the rank; of a rare token, to its next posting, which is a window by itself. */
  private moveTo(rank: number): void {
    const { slots, windows, stop } = this;
    if (windows !== null) {
      const window = this.start + (rank >>> WINDOW_BITS);
      this.at = windows[Math.min(window, stop)] ?? 0;
      this.end = windows[Math.min(window + 1, stop)] ?? 0;
      this.base = rank - (rank % WINDOW);
      this.until = window < stop ? this.base + WINDOW : NO_RANK;
      return;
    }
    for (; this.start < stop; this.start += 2) {
      this.base = (slots[this.start] ?? 0) << WINDOW_BITS;
      const found = this.base + ((slots[this.start + 1] ?? 0) >>> PLACE_BITS);
      if (found < rank) continue;
      this.at = this.start + 1;
      this.end = this.at + 1;
      this.until = found + 1;
      this.start += 2;
      return;
    }
    this.at = this.end;
    this.until = NO_RANK;
  }
}

/** Fills in the next ranks of any of the cursors, ascending; returns their number. */
export function takeRanks(cursors: readonly Cursor[], into: Uint32Array): number {
  const next = cursors.map(({ rank }) => rank);
  let taken = 0;
  while (taken < into.length) {
    let least = NO_RANK;
    for (let one = 0; one < next.length; one++) least = Math.min(least, next[one] ?? NO_RANK);
    if (least === NO_RANK) break;
    for (let one = 0; one < next.length; one++) {
      const cursor = cursors[one];
      if (next[one] !== least || !cursor) continue;
      cursor.next();
      next[one] = cursor.rank;
    }
    into[taken++] = least;
  }
  return taken;
}
