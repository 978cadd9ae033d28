/**
 * Node's flags for the server. A start creates many long-lived objects: with V8's initial young generation of a
 * megabyte they are copied nine times, with this one not once before the first reply (docs/adr/0025 has the figures).
 * An idle process returns the memory.
 *
 * V8 also learns where long-lived objects are made, and makes those in the old generation at once. It takes the results
 * of statements for such, where each then keeps its texts alive: a quarter of the young generation was copied in each
 * collection, for a page of the catalog 80 us of the main thread's CPU and 150 of its helpers' (docs/adr/0033).
 */
export const SERVER_FLAGS: readonly string[] = [
  '--min-semi-space-size=48',
  '--no-allocation-site-pretenuring',
];

/**
 * glibc keeps up to eight heaps per core, one for each thread allocating concurrently, and returns little of them: V8's
 * compilers fill theirs in every start. With two, an idle process holds 5 MiB less.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
