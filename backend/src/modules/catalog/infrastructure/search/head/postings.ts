import { PLACES } from './head-course.js';

const PLACE_MASK = PLACES.length - 1;
const PLACE_BITS = 2;

/** A course's rank and the place of the token in it, as one number that sorts by rank. */
export const posting = (rank: number, place: number): number => (rank << PLACE_BITS) | place;

/**
 * Scans one token's courses in order of rank, forward only. Methods take many ranks at a time: one by one through
 * closures took four times as long.
 */
export class Cursor {
  constructor(
    private readonly postings: Uint32Array,
    private at: number,
    private readonly end: number,
  ) {}

  get length(): number {
    return this.end - this.at;
  }

  /** Infinity after the last. */
  get rank(): number {
    return this.at < this.end ? (this.postings[this.at] ?? 0) >>> PLACE_BITS : Infinity;
  }

  next(): void {
    this.at += 1;
  }

  /** Whether any course follows that is not marked. */
  hasOthersThan(marked: Uint8Array): boolean {
    for (let at = this.at; at < this.end; at++)
      if (marked[(this.postings[at] ?? 0) >>> PLACE_BITS] === 0) return true;
    return false;
  }

  /** Sets 1 for each of the ranks that has the token. */
  mark(ranks: Uint32Array, into: Uint8Array): void {
    for (let at = 0; at < ranks.length; at++) if (this.placeAt(ranks[at] ?? 0) >= 0) into[at] = 1;
  }

  /** Adds the token's weight in its place, for each of the ranks. */
  weigh(ranks: Uint32Array, worth: readonly number[], into: Uint16Array): void {
    for (let at = 0; at < ranks.length; at++) {
      const place = this.placeAt(ranks[at] ?? 0);
      if (place >= 0) into[at] = (into[at] ?? 0) + (worth[place] ?? 0);
    }
  }

  /** 0 to 3 for the place of the token in the course, or -1. Ranks must ascend, because it gallops forward. */
  placeAt(rank: number): number {
    const { postings, end } = this;
    const least = rank << PLACE_BITS;
    if (this.at < end && (postings[this.at] ?? 0) < least) {
      let leap = 1;
      while (this.at + leap < end && (postings[this.at + leap] ?? 0) < least) {
        this.at += leap;
        leap *= 2;
      }
      let high = Math.min(this.at + leap, end);
      while (this.at + 1 < high) {
        const middle = (this.at + high) >>> 1;
        if ((postings[middle] ?? 0) < least) this.at = middle;
        else high = middle;
      }
      this.at = high;
    }
    if (this.at >= end) return -1;
    const found = postings[this.at] ?? 0;
    return found >>> PLACE_BITS === rank ? found & PLACE_MASK : -1;
  }
}

/** Fills in the next ranks of any of the cursors, ascending; returns their number. */
export function takeRanks(cursors: readonly Cursor[], into: Uint32Array): number {
  let taken = 0;
  while (taken < into.length) {
    let least = Infinity;
    for (const { rank } of cursors) if (rank < least) least = rank;
    if (least === Infinity) break;
    for (const cursor of cursors) if (cursor.rank === least) cursor.next();
    into[taken++] = least;
  }
  return taken;
}
