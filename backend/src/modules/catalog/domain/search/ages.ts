import { isNumber } from './text.js';

const YEARS = new Set('year years yr yrs saal sal साल'.split(' '));
const AGED = new Set('old olds age aged ka ke ki के का की'.split(' '));
const OLDEST_CHILD = 15;
const YOUNGEST_SENIOR = 55;
const CHILDREN = 'kids';
const ELDERLY = 'seniors';

/** A child's age means a course for kids: "for a 10 year old" becomes "for kids". Other ages are dropped. */
export function withoutAges(words: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isAge = isNumber(word) && YEARS.has(words[at + 1] ?? '') && AGED.has(words[at + 2] ?? '');
    if (!isAge) {
      said.push(word);
      continue;
    }
    if (Number(word) <= OLDEST_CHILD) said.push(CHILDREN);
    else if (Number(word) >= YOUNGEST_SENIOR) said.push(ELDERLY);
    at += 2;
  }
  return said;
}
