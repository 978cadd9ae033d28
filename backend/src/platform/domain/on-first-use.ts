/** Made when it is first asked for: what is made while a file loads is paid for by every start of a process. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
