import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { stem } from './stem.js';
import { wordsOf } from './text.js';

export interface PhraseMatch<T> {
  readonly values: readonly T[];
  readonly length: number;
}

/** Words that may stand inside a phrase without changing it: "manage your time". */
const LINKS = new Set(['a', 'an', 'the', 'my', 'your', 'our', 'their', 'own']);
const MAX_LINKS = 2;

type Entries<T> = readonly (readonly [phrase: string, value: T])[];

interface Known<T> {
  /** The phrase as written in the vocabulary. */
  readonly written: string;
  readonly value: T;
}

interface Index<T> {
  readonly values: ReadonlyMap<string, readonly Known<T>[]>;
  readonly longest: number;
}

/**
 * Finds the longest known phrase at a place in a text, ignoring word endings. Among phrases that differ only in
 * endings, an exact match wins: a flutter is no flute.
 */
export class Phrases<T> {
  private readonly index: () => Index<T>;

  constructor(entries: () => Entries<T>) {
    this.index = onFirstUse(() => indexOf(entries()));
  }

  at(stems: readonly string[], start: number, words = stems): PhraseMatch<T> | null {
    if (LINKS.has(stems[start] ?? '')) return null;
    const { values, longest } = this.index();
    let found: readonly Known<T>[] | null = null;
    let length = 0;
    let key = '';
    const end = Math.min(stems.length, start + longest + MAX_LINKS);
    for (let at = start; at < end; at++) {
      const word = stems[at] ?? '';
      if (LINKS.has(word)) continue;
      key = key === '' ? word : `${key} ${word}`;
      const known = values.get(key);
      if (!known) continue;
      found = known;
      length = at - start + 1;
    }
    return found && { values: meant(found, words.slice(start, start + length)), length };
  }
}

function meant<T>(known: readonly Known<T>[], words: readonly string[]): readonly T[] {
  if (known.length > 1) {
    const said = words.filter((word) => !LINKS.has(word)).join(' ');
    const exact = known.filter(({ written }) => written === said);
    if (exact.length > 0) return [...new Set(exact.map(({ value }) => value))];
  }
  return [...new Set(known.map(({ value }) => value))];
}

function indexOf<T>(entries: Entries<T>): Index<T> {
  const values = new Map<string, Known<T>[]>();
  let longest = 1;
  for (const [phrase, value] of entries) {
    const words = wordsOf(phrase).filter((word) => !LINKS.has(word));
    const known = { written: words.join(' '), value };
    const key = words.map(stem).join(' ');
    const others = values.get(key);
    if (others) others.push(known);
    else values.set(key, [known]);
    longest = Math.max(longest, words.length);
  }
  return { values, longest };
}
