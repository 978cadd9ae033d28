import { respelled } from '../../domain/search/spelling.js';

const MOST = 1_000;

/**
 * A cache of corrections: the same misspellings recur, and comparing one with every known word takes half a
 * millisecond.
 */
export class KeptSpellings {
  private readonly spellings = new Map<string, readonly string[]>();

  /** The probable meaning of the word, given similar words of the catalog. */
  of(word: string, nearby: readonly string[]): readonly string[] {
    const asked = [word, ...nearby].join(' ');
    const kept = this.spellings.get(asked);
    if (kept) return kept;
    const spelling = respelled(word, nearby);
    if (this.spellings.size >= MOST) this.spellings.clear();
    this.spellings.set(asked, spelling);
    return spelling;
  }
}
