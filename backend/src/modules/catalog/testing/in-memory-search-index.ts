import {
  type CourseListing,
  type FoundCourse,
  type IndexEntry,
  type IndexQuery,
  SearchIndex,
} from '../application/search/search-index.js';
import { FEW, isSubjectToken } from '../domain/search/facet.js';
import { slipsBetween } from '../domain/search/spelling.js';

/** A course's data outside the index. */
export type ListedCourse = Omit<CourseListing, 'level' | 'pricePaise'>;

interface Kept {
  readonly entry: IndexEntry;
  readonly version: number;
}

const LOOK_ALIKES = 8;
const MOST_SUBJECTS = 3;
const MAX_SLIPS = 2;

export class InMemorySearchIndex extends SearchIndex {
  /** The published courses. */
  readonly listed = new Map<string, ListedCourse>();
  private readonly kept = new Map<string, Kept>();

  async find(query: IndexQuery): Promise<FoundCourse[]> {
    return [...this.kept.values()].flatMap(({ entry }) => {
      const course = this.listed.get(entry.courseId);
      return course && meets(entry, query) ? [found(course, entry, query.asked)] : [];
    });
  }

  async current(courseIds: readonly string[]): Promise<ReadonlyMap<string, CourseListing>> {
    return new Map(
      courseIds.flatMap((id) => {
        const course = this.listed.get(id);
        const { level = null, pricePaise = null } = this.kept.get(id)?.entry ?? {};
        return course ? [[id, { ...course, level, pricePaise }] as const] : [];
      }),
    );
  }

  async subjectsOf(courseIds: readonly string[]): Promise<string[]> {
    const counts = new Map<string, number>();
    for (const id of courseIds)
      for (const [token, place] of this.kept.get(id)?.entry.document.tokens ?? [])
        if (isSubjectToken(token) && place !== 'D') counts.set(token, (counts.get(token) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => 2 * count > courseIds.length)
      .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
      .slice(0, MOST_SUBJECTS)
      .map(([token]) => token);
  }

  async about(tokens: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const documents = [...this.kept.values()].map(({ entry }) => entry.document.tokens);
    const count = (token: string) =>
      documents.filter((places) => (places.get(token) ?? 'D') !== 'D').length;
    return new Map(tokens.map((token) => [token, Math.min(count(token), FEW + 1)]));
  }

  async lookAlikes(words: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const known = [...this.kept.values()].flatMap(({ entry }) => [...entry.document.words]);
    const unknown = words.filter((word) => !known.includes(word));
    return new Map(unknown.map((word) => [word, near(word, known)]));
  }

  /** Needs no lock: there is only one caller. */
  async reserve(): Promise<void> {}

  async put(entry: IndexEntry, version: number): Promise<void> {
    this.kept.set(entry.courseId, { entry, version });
  }

  async remove(courseId: string): Promise<void> {
    this.kept.delete(courseId);
  }

  async missing(version: number, after: string | null, limit: number): Promise<string[]> {
    return [...this.listed.keys()]
      .filter((id) => this.kept.get(id)?.version !== version && (after === null || id > after))
      .sort()
      .slice(0, limit);
  }

  /** Nothing to do: this index always searches every course. */
  async rebalance(): Promise<void> {}
}

function near(word: string, known: readonly string[]): string[] {
  return [...new Set(known)]
    .filter((other) => slipsBetween(word, other, MAX_SLIPS) <= MAX_SLIPS)
    .slice(0, LOOK_ALIKES);
}

function meets({ document, creatorId, pricePaise, minutes }: IndexEntry, query: IndexQuery) {
  const has = (token: string) => document.tokens.has(token);
  const facets = query.facets.filter((tokens) => tokens.some(has)).length;
  const enough = query.facets.length === 0 || facets >= Math.max(1, query.atLeast);
  return (
    enough &&
    query.required.every(has) &&
    (query.creatorIds?.includes(creatorId) ?? true) &&
    isWithin(pricePaise, query.minPricePaise, query.maxPricePaise) &&
    isWithin(minutes, query.minMinutes, query.maxMinutes)
  );
}

function isWithin(value: number | null, least: number | null, most: number | null): boolean {
  if (least === null && most === null) return true;
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

function found(course: ListedCourse, entry: IndexEntry, asked: readonly string[]): FoundCourse {
  const { level, pricePaise, minutes, document } = entry;
  const places = asked.flatMap((token) => {
    const place = document.tokens.get(token);
    return place ? [[token, place] as const] : [];
  });
  return { ...course, level, pricePaise, minutes, places: new Map(places) };
}
