import { stem } from './stem.js';
import { wordsOf } from './text.js';

export interface PhraseMatch<T> {
  readonly values: readonly T[];
  readonly length: number;
}

/** Words that come between those of a phrase without changing it: "manage your time". */
const LINKS = new Set(['a', 'an', 'the', 'my', 'your', 'our', 'their', 'own']);
const MAX_LINKS = 2;

/** Finds the longest known phrase at a place of a text, whatever the endings of its words. */
export class Phrases<T> {
  private readonly values = new Map<string, T[]>();
  private longest = 1;

  add(phrase: string, value: T): void {
    const stems = wordsOf(phrase)
      .map(stem)
      .filter((word) => !LINKS.has(word));
    const key = stems.join(' ');
    const known = this.values.get(key);
    if (!known) this.values.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
    this.longest = Math.max(this.longest, stems.length);
  }

  at(stems: readonly string[], start: number): PhraseMatch<T> | null {
    if (LINKS.has(stems[start] ?? '')) return null;
    let found: PhraseMatch<T> | null = null;
    let key = '';
    const end = Math.min(stems.length, start + this.longest + MAX_LINKS);
    for (let at = start; at < end; at++) {
      const word = stems[at] ?? '';
      if (LINKS.has(word)) continue;
      key = key === '' ? word : `${key} ${word}`;
      const values = this.values.get(key);
      if (values) found = { values, length: at - start + 1 };
    }
    return found;
  }
}

export function phrasesOf<T>(entries: Iterable<readonly [phrase: string, value: T]>): Phrases<T> {
  const phrases = new Phrases<T>();
  for (const [phrase, value] of entries) phrases.add(phrase, value);
  return phrases;
}
