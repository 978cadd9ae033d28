import type { Place } from '../../domain/search/search-document.js';

/** A token as a whole, whatever signs it has. */
export function quoted(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** As PostgreSQL reads a tsvector: each token once, with its place. */
export function vectorOf(tokens: ReadonlyMap<string, Place>): string {
  return [...tokens].map(([token, place]) => `${quoted(token)}:1${place}`).join(' ');
}

/** Quotes within are doubled, and so are backslashes; PostgreSQL does not write the place D. */
const WRITTEN = /'((?:[^'\\]|''|\\\\)*)':1([ABC]?)/g;

/** Reads what PostgreSQL writes of a tsvector. */
export function* tokensOf(vector: string): Generator<readonly [token: string, place: Place]> {
  for (const [, written = '', place] of vector.matchAll(WRITTEN))
    yield [written.replaceAll("''", "'").replaceAll('\\\\', '\\'), (place || 'D') as Place];
}
