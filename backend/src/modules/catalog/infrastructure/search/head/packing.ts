import { setImmediate as breath } from 'node:timers/promises';
import type { Place } from '../../../domain/search/search-document.js';
import { FRESH } from './depths.js';
import { byNews, type Listing, packed, PLACES, tokenOf } from './head-course.js';
import { PackedCourses } from './packed-courses.js';
import { posting } from './postings.js';

/** So many are placed at once that nobody who searches meanwhile notices. */
const AT_ONCE = 1_000;
/** More courses than are ever kept; enrollments times this are still whole numbers. */
const MOST = 2 ** 20;

/** Collects courses, in the order of their ids, to pack them. */
export class Packing {
  private readonly numbers = new Map<string, number>();
  /** How many courses have each token. */
  private readonly counts: number[] = [];
  private readonly listings: Listing[] = [];
  private readonly ends: number[] = [];
  private entries = new Uint32Array(2 ** 16);
  private size = 0;
  /** Few texts that many courses share are kept once. */
  private readonly shared = new Map<string, string>();

  get length(): number {
    return this.listings.length;
  }

  add(listing: Listing, tokens: Iterable<readonly [token: string, place: Place]>): void {
    for (const [token, place] of tokens) {
      const number = this.numberOf(token);
      this.counts[number] = (this.counts[number] ?? 0) + 1;
      if (this.size === this.entries.length) this.grow();
      this.entries[this.size++] = packed(number, PLACES.indexOf(place));
    }
    this.ends.push(this.size);
    const { creatorId, category, level } = listing;
    this.listings.push({
      ...listing,
      creatorId: this.once(creatorId),
      category: this.once(category),
      level: level && this.once(level),
    });
  }

  async pack(): Promise<PackedCourses> {
    const order = this.byEnrollment();
    const starts = new Uint32Array(this.counts.length + 1);
    for (const [token, count] of this.counts.entries())
      starts[token + 1] = (starts[token] ?? 0) + count;
    const postings = new Uint32Array(this.size);
    const next = starts.slice();
    for (const [rank, at] of order.entries()) {
      for (let entry = this.ends[at - 1] ?? 0; entry < (this.ends[at] ?? 0); entry++) {
        const written = this.entries[entry] ?? 0;
        const token = tokenOf(written);
        const place = next[token] ?? 0;
        postings[place] = posting(rank, written & (PLACES.length - 1));
        next[token] = place + 1;
      }
      if (rank % AT_ONCE === 0) await breath();
    }
    const listings = Array.from(order, (at) => this.listings[at] as Listing);
    return new PackedCourses(listings, this.numbers, starts, postings, freshest(listings));
  }

  /** As numbers, which sort ten times quicker than courses; of the same enrollment, those with the higher id first. */
  private byEnrollment(): Uint32Array {
    const keys = Float64Array.from(
      this.listings,
      ({ enrollmentCount }, at) => enrollmentCount * MOST + at,
    );
    return Uint32Array.from(keys.sort().reverse(), (key) => key % MOST);
  }

  private numberOf(token: string): number {
    let number = this.numbers.get(token);
    if (number === undefined) {
      number = this.counts.push(0) - 1;
      this.numbers.set(token, number);
    }
    return number;
  }

  private once<T extends string>(text: T): T {
    const known = this.shared.get(text);
    if (known === undefined) this.shared.set(text, text);
    return (known ?? text) as T;
  }

  private grow(): void {
    const larger = new Uint32Array(2 * this.entries.length);
    larger.set(this.entries);
    this.entries = larger;
  }
}

/** The ranks of the newest. */
function freshest(listings: readonly Listing[]): number[] {
  const times = Float64Array.from(listings, ({ publishedAt }) => publishedAt.getTime()).sort();
  const since = times[Math.max(0, times.length - FRESH)] ?? 0;
  return listings
    .flatMap((listing, rank) => (listing.publishedAt.getTime() >= since ? [{ listing, rank }] : []))
    .sort((one, other) => byNews(one, other))
    .slice(0, FRESH)
    .map(({ rank }) => rank);
}
