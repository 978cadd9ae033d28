import type { Place } from '../../domain/search/search-document.js';

/** Quotes a token, whatever characters it contains. */
export function quoted(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** A tsvector literal: each token once, with its place. */
export function vectorOf(tokens: ReadonlyMap<string, Place>): string {
  return [...tokens].map(([token, place]) => `${quoted(token)}:1${place}`).join(' ');
}

/** Quotes and backslashes inside are doubled; PostgreSQL omits the place D. */
const WRITTEN = /'((?:[^'\\]|''|\\\\)*)':1([ABC]?)/g;

/** Parses PostgreSQL's output of a tsvector. */
export function* tokensOf(vector: string): Generator<readonly [token: string, place: Place]> {
  for (const [, written = '', place] of vector.matchAll(WRITTEN))
    yield [written.replaceAll("''", "'").replaceAll('\\\\', '\\'), (place || 'D') as Place];
}
