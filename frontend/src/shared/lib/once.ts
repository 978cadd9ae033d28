/** Makes the thing when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { thing: T } | null = null;
  return () => (made ??= { thing: make() }).thing;
}
