interface Page<T> {
  readonly items: readonly T[];
  /** The cursor for the next page; null on the last page. */
  readonly next: T | null;
}

/** Makes a page of at most `limit` records; `read` has one more if another page follows. */
export function pageOf<T>(read: readonly T[], limit: number): Page<T> {
  const items = read.slice(0, limit);
  return { items, next: read.length > limit ? (items.at(-1) ?? null) : null };
}
