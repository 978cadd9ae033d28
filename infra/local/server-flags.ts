/**
 * Node's flags for the server. A start makes much that stays: with V8's first young generation of a megabyte it is
 * copied nine times on its way, with this one not once before the first answer (docs/adr/0025 has the figures). Idle, a
 * process gives the difference back.
 */
export const SERVER_FLAGS: readonly string[] = ['--min-semi-space-size=48'];

/**
 * glibc keeps up to eight heaps a core, one for each thread that asks at once, and gives little of them back: V8's
 * compilers fill theirs in every start. With two an idle process holds 5 MiB less.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
