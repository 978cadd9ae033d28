interface Page<T> {
  readonly items: readonly T[];
  /** After which the next page begins; null on the last page. */
  readonly next: T | null;
}

/** A page of at most `limit`, out of records of which one more was read to know whether another page follows. */
export function pageOf<T>(read: readonly T[], limit: number): Page<T> {
  const items = read.slice(0, limit);
  return { items, next: read.length > limit ? (items.at(-1) ?? null) : null };
}
