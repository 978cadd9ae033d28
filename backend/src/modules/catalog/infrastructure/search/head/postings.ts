import { type Cursor, DenseCursor, SlotCursor, WINDOW, WINDOW_BITS } from './cursors.js';
import { DensePostings } from './dense-postings.js';
import { packed } from './head-course.js';

/** From so many courses on, a list of the windows takes less than a number beside each posting. */
const COMMON = 256;
/**
 * Tokens that a greater share of the courses have are looked up directly, in half a byte for each course: that takes as
 * much memory, and a third less time for requests that have such a token beside their topic.
 */
const DENSE_SHARE = 1 / 8;

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
    private readonly dense: ReadonlyMap<number, DensePostings>,
  ) {}

  /**
   * Yields after each course, so that the caller can yield to the event loop.
   * @param counts how many courses have each token
   * @param tokensOf gives the numbers of a course's tokens, and their places in it
   */
  static *of(
    counts: Uint32Array,
    courses: number,
    tokensOf: (rank: number, add: (token: number, place: number) => void) => void,
  ): Generator<void, Postings> {
    const starts = new Uint32Array(counts.length + 1);
    const rows = new Map<number, number>();
    const windowCount = Math.ceil(courses / WINDOW);
    const dense = new Map<number, DensePostings>();
    const leastDense = Math.max(COMMON, courses * DENSE_SHARE);
    for (let token = 0; token < counts.length; token++) {
      const count = counts[token] ?? 0;
      const slots = count >= leastDense ? 0 : count < COMMON ? 2 * count : count;
      starts[token + 1] = (starts[token] ?? 0) + slots;
      if (count >= leastDense) dense.set(token, new DensePostings(courses, count));
      else if (count >= COMMON) rows.set(token, rows.size * (windowCount + 1));
    }
    const slots = new Uint16Array(starts.at(-1) ?? 0);
    const windows = new Uint32Array(rows.size * (windowCount + 1));
    const next = starts.slice();
    const begin = (window: number) => {
      for (const [token, row] of rows) windows[row + window] = next[token] ?? 0;
    };
    const add = (rank: number, token: number, place: number) => {
      const count = counts[token] ?? 0;
      if (count >= leastDense) {
        dense.get(token)?.set(rank, place);
        return;
      }
      let slot = next[token] ?? 0;
      if (count < COMMON) slots[slot++] = rank >>> WINDOW_BITS;
      slots[slot++] = packed(rank % WINDOW, place);
      next[token] = slot;
    };
    for (let rank = 0; rank < courses; rank++) {
      if (rank % WINDOW === 0) begin(rank >>> WINDOW_BITS);
      tokensOf(rank, (token, place) => add(rank, token, place));
      yield;
    }
    begin(windowCount);
    return new Postings(starts, slots, windows, rows, windowCount, dense);
  }

  get bytes(): number {
    let bytes = this.starts.byteLength + this.slots.byteLength + this.windows.byteLength;
    for (const dense of this.dense.values()) bytes += dense.bytes;
    return bytes;
  }

  /** How many courses have the token. */
  countOf(token: number): number {
    const dense = this.dense.get(token);
    if (dense) return dense.count;
    const slots = (this.starts[token + 1] ?? 0) - (this.starts[token] ?? 0);
    return this.rows.has(token) ? slots : slots / 2;
  }

  cursorAt(token: number): Cursor {
    const dense = this.dense.get(token);
    if (dense) return new DenseCursor(dense);
    const { slots, starts } = this;
    const [start, stop] = [starts[token] ?? 0, starts[token + 1] ?? 0];
    const row = this.rows.get(token);
    if (row === undefined) return new SlotCursor(slots, start, stop);
    return new SlotCursor(slots, row, row + this.windowCount, this.windows);
  }
}
