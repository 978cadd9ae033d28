import { describe, expect, it } from '@jest/globals';
import { CLUES } from './clues.js';
import { CORE_SUBJECTS } from './core-subjects.js';
import { PAIRINGS } from './pairings.js';
import { SUBJECTS } from './subjects.js';
import { VAGUE_WORDS } from './vague-words.js';

const known = new Set(SUBJECTS.map(({ id }) => id));
const unknown = (ids: Iterable<string>) => [...new Set(ids)].filter((id) => !known.has(id));

describe('The vocabulary', () => {
  it('has each subject once, and each of its names once', () => {
    expect(known.size).toBe(SUBJECTS.length);
    const repeated = SUBJECTS.filter(({ terms }) => new Set(terms).size < terms.length);
    expect(repeated.map(({ id }) => id)).toEqual([]);
    expect(SUBJECTS.filter(({ terms }) => terms.includes('')).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['wider subjects', SUBJECTS.flatMap(({ within }) => within)],
    ['hints', CLUES.map(([, subject]) => subject)],
    ['pairs of words', PAIRINGS.map(({ subject }) => subject)],
    ['fields and their core', [...CORE_SUBJECTS].flatMap(([field, core]) => [field, ...core])],
    ['suggestions', [...VAGUE_WORDS.values()].flat()],
  ])('names only subjects that there are in its %s', (_, ids) => {
    expect(unknown(ids)).toEqual([]);
  });

  it('takes no subject for a vague word: two lines of suggestions may have run into one', () => {
    expect([...VAGUE_WORDS.keys()].filter((word) => known.has(word))).toEqual([]);
  });
});
