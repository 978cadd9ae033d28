import { stem } from './stem.js';
import { wordsOf } from './text.js';

export interface PhraseMatch<T> {
  readonly values: readonly T[];
  readonly length: number;
}

/** Finds the longest known phrase at a place of a text, whatever the endings of its words. */
export class Phrases<T> {
  private readonly values = new Map<string, T[]>();
  private longest = 1;

  add(phrase: string, value: T): void {
    const stems = wordsOf(phrase).map(stem);
    const key = stems.join(' ');
    const known = this.values.get(key);
    if (!known) this.values.set(key, [value]);
    else if (!known.includes(value)) known.push(value);
    this.longest = Math.max(this.longest, stems.length);
  }

  at(stems: readonly string[], start: number): PhraseMatch<T> | null {
    for (let length = Math.min(this.longest, stems.length - start); length > 0; length--) {
      const values = this.values.get(stems.slice(start, start + length).join(' '));
      if (values) return { values, length };
    }
    return null;
  }
}

export function phrasesOf<T>(entries: Iterable<readonly [phrase: string, value: T]>): Phrases<T> {
  const phrases = new Phrases<T>();
  for (const [phrase, value] of entries) phrases.add(phrase, value);
  return phrases;
}
