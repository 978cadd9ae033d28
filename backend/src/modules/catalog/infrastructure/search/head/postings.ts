import { PLACES } from './head-course.js';

const PLACE_MASK = PLACES.length - 1;
const PLACE_BITS = 2;
/** Ranks of one window differ in these bits only, which fit beside the place into two bytes. */
const WINDOW_BITS = 14;
const WINDOW = 2 ** WINDOW_BITS;
/** From so many courses on, a list of the windows takes less than a number beside each posting. */
const COMMON = 256;
/** Comes after every rank, and still is a small integer. */
export const NO_RANK = 2 ** 30;

/**
 * The courses of each token, in order of rank, in two bytes each: rank within its window, and place. A rare token has the
 * number of the window before each posting, a common one a list of where its windows begin. Four bytes for each posting
 * would take nearly twice the memory, and more of the processor's cache; differences as single bytes would take three
 * quarters of this, but must be read one after the other (docs/adr/0031).
 */
export class Postings {
  private constructor(
    /** The start of each token's slots. */
    private readonly starts: Uint32Array,
    private readonly slots: Uint16Array,
    /** For each common token the start of each window in turn, and the end of the last. */
    private readonly windows: Uint32Array,
    /** The place of the common tokens in `windows`. */
    private readonly rows: ReadonlyMap<number, number>,
    private readonly windowCount: number,
  ) {}

  /**
   * Yields after each course, so that the caller can yield to the event loop.
   * @param counts how many courses have each token
   * @param tokensOf the courses in order of rank: the numbers of their tokens with the place in the lowest two bits
   */
  static *of(
    counts: Uint32Array,
    courses: number,
    tokensOf: (rank: number) => Iterable<number>,
  ): Generator<void, Postings> {
    const starts = new Uint32Array(counts.length + 1);
    const rows = new Map<number, number>();
    const windowCount = Math.ceil(courses / WINDOW);
    for (const [token, count] of counts.entries()) {
      starts[token + 1] = (starts[token] ?? 0) + (count < COMMON ? 2 * count : count);
      if (count >= COMMON) rows.set(token, rows.size * (windowCount + 1));
    }
    const slots = new Uint16Array(starts.at(-1) ?? 0);
    const windows = new Uint32Array(rows.size * (windowCount + 1));
    const next = starts.slice();
    const begin = (window: number) => {
      for (const [token, row] of rows) windows[row + window] = next[token] ?? 0;
    };
    for (let rank = 0; rank < courses; rank++) {
      if (rank % WINDOW === 0) begin(rank >>> WINDOW_BITS);
      for (const entry of tokensOf(rank)) {
        const token = entry >>> PLACE_BITS;
        let slot = next[token] ?? 0;
        if ((counts[token] ?? 0) < COMMON) slots[slot++] = rank >>> WINDOW_BITS;
        slots[slot++] = ((rank % WINDOW) << PLACE_BITS) | (entry & PLACE_MASK);
        next[token] = slot;
      }
      yield;
    }
    begin(windowCount);
    return new Postings(starts, slots, windows, rows, windowCount);
  }

  get bytes(): number {
    return this.starts.byteLength + this.slots.byteLength + this.windows.byteLength;
  }

  /** How many courses have the token. */
  countOf(token: number): number {
    const slots = (this.starts[token + 1] ?? 0) - (this.starts[token] ?? 0);
    return this.rows.has(token) ? slots : slots / 2;
  }

  cursorAt(token: number): Cursor {
    const { slots, starts } = this;
    const [start, stop] = [starts[token] ?? 0, starts[token + 1] ?? 0];
    const row = this.rows.get(token);
    if (row === undefined) return new Cursor(slots, start, stop);
    return new Cursor(slots, row, row + this.windowCount, this.windows);
  }
}

/**
 * Scans one token's courses in order of rank, forward only, a window at a time. Methods take many ranks at a time: one by
 * one through closures took four times as long.
 */
export class Cursor {
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
  ) {}

  /** The next rank; `NO_RANK` after the last. */
  get rank(): number {
    while (this.at >= this.end && this.until < NO_RANK) this.moveTo(this.until);
    return this.at < this.end ? this.base + ((this.slots[this.at] ?? 0) >>> PLACE_BITS) : NO_RANK;
  }

  next(): void {
    this.at += 1;
  }

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

  /**
   * 0 to 3 for the place of the token in the course, or -1. Ranks must ascend, because it gallops forward; separate from
   * that, so that V8 compiles it into its callers.
   */
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
