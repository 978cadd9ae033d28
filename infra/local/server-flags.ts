/**
 * Node's flags for the server. A start makes much that stays: with V8's first young generation of a megabyte it is
 * copied nine times on its way (docs/adr/0025 has the figures). Idle, a process gives the difference back.
 */
export const SERVER_FLAGS: readonly string[] = ['--min-semi-space-size=16'];
