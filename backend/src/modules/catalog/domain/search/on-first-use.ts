/** Made when it is first asked for: to read the whole vocabulary takes a tenth of the time a process starts in. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
