import { onFirstUse } from './on-first-use.js';
import { stem } from './stem.js';
import { wordsOf } from './text.js';

export interface PhraseMatch<T> {
  readonly values: readonly T[];
  readonly length: number;
}

/** Words that come between those of a phrase without changing it: "manage your time". */
const LINKS = new Set(['a', 'an', 'the', 'my', 'your', 'our', 'their', 'own']);
const MAX_LINKS = 2;

type Entries<T> = readonly (readonly [phrase: string, value: T])[];

interface Index<T> {
  readonly values: ReadonlyMap<string, readonly T[]>;
  readonly longest: number;
}

/** Finds the longest known phrase at a place of a text, whatever the endings of its words. */
export class Phrases<T> {
  private readonly index: () => Index<T>;

  constructor(entries: Entries<T>) {
    this.index = onFirstUse(() => indexOf(entries));
  }

  at(stems: readonly string[], start: number): PhraseMatch<T> | null {
    if (LINKS.has(stems[start] ?? '')) return null;
    const { values, longest } = this.index();
    let found: PhraseMatch<T> | null = null;
    let key = '';
    const end = Math.min(stems.length, start + longest + MAX_LINKS);
    for (let at = start; at < end; at++) {
      const word = stems[at] ?? '';
      if (LINKS.has(word)) continue;
      key = key === '' ? word : `${key} ${word}`;
      const known = values.get(key);
      if (known) found = { values: known, length: at - start + 1 };
    }
    return found;
  }
}

function indexOf<T>(entries: Entries<T>): Index<T> {
  const values = new Map<string, T[]>();
  let longest = 1;
  for (const [phrase, value] of entries) {
    const stems = wordsOf(phrase)
      .map(stem)
      .filter((word) => !LINKS.has(word));
    const key = stems.join(' ');
    const known = values.get(key);
    if (!known) values.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
    longest = Math.max(longest, stems.length);
  }
  return { values, longest };
}
