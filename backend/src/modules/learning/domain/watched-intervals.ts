/** Half seconds: integers, so that merging in any order gives exactly the same result. */
export const TICKS_PER_SECOND = 2;

export const ticksOf = (seconds: number): number => Math.round(seconds * TICKS_PER_SECOND);
export const secondsOf = (ticks: number): number => ticks / TICKS_PER_SECOND;

/**
 * The watched parts of a video: a set of points in time, stored as sorted, disjoint, half-open spans. Merging is a
 * union, so messages may arrive in any order, twice, or in pieces.
 */
export class WatchedIntervals {
  /** `bounds` alternates start and end in ticks, strictly increasing. */
  private constructor(readonly bounds: readonly number[]) {}

  static readonly none = new WatchedIntervals([]);

  /** The inverse of `bounds`. */
  static fromBounds(bounds: readonly number[]): WatchedIntervals {
    return new WatchedIntervals(bounds);
  }

  /** One span, rounded to ticks; empty when shorter than one tick. */
  static span(fromSeconds: number, toSeconds: number): WatchedIntervals {
    const from = ticksOf(fromSeconds);
    const to = ticksOf(toSeconds);
    return from < to ? new WatchedIntervals([from, to]) : WatchedIntervals.none;
  }

  get ticks(): number {
    // Every second bound is an end.
    return this.bounds.reduce((sum, bound, i) => (i % 2 === 1 ? sum + bound : sum - bound), 0);
  }

  get seconds(): number {
    return secondsOf(this.ticks);
  }

  union(other: WatchedIntervals): WatchedIntervals {
    return this.combine(other, (here, there) => here || there);
  }

  minus(other: WatchedIntervals): WatchedIntervals {
    return this.combine(other, (here, there) => here && !there);
  }

  /** The part before the end of a video. */
  before(endTicks: number): WatchedIntervals {
    if ((this.bounds.at(-1) ?? 0) <= endTicks) return this;
    return this.combine(new WatchedIntervals([0, endTicks]), (here, there) => here && there);
  }

  /** The earliest part of at most so many ticks. */
  first(ticks: number): WatchedIntervals {
    const bounds: number[] = [];
    let left = ticks;
    for (const [from, to] of this.spans()) {
      const length = Math.min(to - from, left);
      if (length <= 0) break;
      bounds.push(from, from + length);
      left -= length;
    }
    return new WatchedIntervals(bounds);
  }

  /** Pairs of start and end, in ticks. */
  spans(): [from: number, to: number][] {
    const pairs: [number, number][] = [];
    for (let i = 0; i < this.bounds.length; i += 2)
      pairs.push([this.bounds[i] ?? 0, this.bounds[i + 1] ?? 0]);
    return pairs;
  }

  spansInSeconds(): [from: number, to: number][] {
    return this.spans().map(([from, to]) => [secondsOf(from), secondsOf(to)]);
  }

  /** Sweeps over both sets at once; the result has a bound wherever the predicate changes. */
  private combine(
    other: WatchedIntervals,
    wanted: (here: boolean, there: boolean) => boolean,
  ): WatchedIntervals {
    const bounds: number[] = [];
    let [i, j] = [0, 0];
    while (i < this.bounds.length || j < other.bounds.length) {
      const at = Math.min(this.bounds[i] ?? Infinity, other.bounds[j] ?? Infinity);
      if (this.bounds[i] === at) i += 1;
      if (other.bounds[j] === at) j += 1;
      // After an odd number of bounds, the sweep is inside a span.
      const inside = wanted(i % 2 === 1, j % 2 === 1);
      if (inside !== (bounds.length % 2 === 1)) bounds.push(at);
    }
    return new WatchedIntervals(bounds);
  }
}
