import { isNumber } from './text.js';

const YEARS = new Set('year years yr yrs saal sal साल'.split(' '));
const AGED = new Set('old olds age aged ka ke ki के का की'.split(' '));
const OLDEST_CHILD = 15;
const YOUNGEST_CHILD = 2;
const YOUNGEST_SENIOR = 55;
const CHILDREN = 'kids';
const ELDERLY = 'seniors';
/** "My daughter is 9", "a boy of 9", "aged 9". */
const RELATIVES = new Set(
  `son daughter kid kids child children boy girl nephew niece brother sister grandson granddaughter beta beti bacha bachcha
    bacche bachche bachi mother father mom dad mummy papa grandmother grandfather`.split(/\s+/),
);
const TURNING = new Set('is of turned turns turning age aged just now'.split(' '));
const SAYING_AGE = new Set(['aged', 'age', 'ages']);
/** The maximum distance between a relative and the age. */
const NEAR = 4;
/** After a number, words that make it something else than an age: "is 9 hours long", "of 9 lectures". */
const AFTER_AGE = new Set(
  'and who but what which so he she they shes hes loves likes wants want can could how for with in to now aur'.split(
    ' ',
  ),
);

/** A child's age means a course for kids: "for a 10 year old" becomes "for kids". Other ages are dropped. */
export function withoutAges(words: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!isNumber(word)) {
      said.push(word);
      continue;
    }
    const audience = audienceOf(Number(word));
    const [years = '', next = ''] = words.slice(at + 1, at + 3);
    if (YEARS.has(years) && (AGED.has(next) || RELATIVES.has(next))) {
      if (audience !== null) said.push(audience);
      at += AGED.has(next) ? 2 : 1;
    } else said.push(audience !== null && isAgeOfRelative(words, at) ? audience : word);
  }
  return said;
}

function audienceOf(age: number): string | null {
  if (age >= YOUNGEST_SENIOR) return ELDERLY;
  return age <= OLDEST_CHILD ? CHILDREN : null;
}

function isAgeOfRelative(words: readonly string[], at: number): boolean {
  const [age, before, next] = [Number(words[at]), words[at - 1] ?? '', words[at + 1]];
  if (age < YOUNGEST_CHILD || !Number.isInteger(age)) return false;
  if (next !== undefined && !AFTER_AGE.has(next)) return false;
  if (SAYING_AGE.has(before)) return true;
  return (
    TURNING.has(before) && words.slice(Math.max(0, at - NEAR), at).some((one) => RELATIVES.has(one))
  );
}
