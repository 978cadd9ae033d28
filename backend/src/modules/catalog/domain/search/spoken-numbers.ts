import type { Tape } from './tape.js';
import { isNumber } from './text.js';
import { NUMBER_WORDS } from './vocabulary/spoken-words.js';

export interface SpokenNumber {
  readonly value: number;
  /** The place after its last word. */
  readonly end: number;
  /** Whether it starts with a word rather than a digit. */
  readonly isSpoken: boolean;
  /** Whether it contains hundreds or thousands. */
  readonly isLarge: boolean;
}

const TIMES: ReadonlyMap<string, number> = new Map([
  ['k', 1_000],
  ['hazar', 1_000],
  ['hazaar', 1_000],
  ['hajar', 1_000],
  ['thousand', 1_000],
  ['hundred', 100],
  ['sau', 100],
  ['lakh', 100_000],
  ['lac', 100_000],
]);
/** "Saadhe teen" is three and a half. */
const AND_A_HALF = new Set(['saadhe', 'sadhe', 'sade']);
const TEN = 10;
const HUNDRED = 100;

/**
 * The number at a place: "500", "2k", "paanch sau", "one thousand two hundred and fifty".
 * @param isCounted whether the word at a place is a unit other than money, so that the number before it is separate
 */
export function numberAt(
  tape: Tape,
  at: number,
  isCounted: (at: number) => boolean,
): SpokenNumber | null {
  const first = partAt(tape, at);
  if (!first) return null;
  const isSpoken = !startsWithDigit(tape.word(at));
  let { value, end, times } = first;
  let isLarge = times > 1;
  while (isSpoken) {
    const from = times > 1 && tape.word(end) === 'and' ? end + 1 : end;
    const next = partAt(tape, from);
    if (!next || !follows(value, times, next) || startsWithDigit(tape.word(from))) break;
    if (next.times === 1 && isCounted(next.end)) break;
    // "Twenty five hundred".
    value = times === 1 ? value * next.times + next.value : value + next.value;
    ({ end, times } = next);
    isLarge ||= times > 1;
  }
  return { value, end, isSpoken, isLarge };
}

interface Part {
  readonly value: number;
  readonly end: number;
  /** The multiplier applied to its number. */
  readonly times: number;
}

/** "Two hundred" after "one thousand", "five" after "twenty". */
function follows(before: number, times: number, next: Part): boolean {
  if (times > 1) return next.value < times;
  const areTens = before >= 2 * TEN && before < HUNDRED && before % TEN === 0;
  const digit = next.value / next.times;
  return areTens && digit >= 1 && digit < TEN;
}

function partAt(tape: Tape, at: number): Part | null {
  const bare = bareAt(tape, at);
  if (!bare) {
    // "Under thousand rupees"; a bare "k" is only a letter.
    const times = tape.word(at).length > 1 ? TIMES.get(tape.word(at)) : undefined;
    return times === undefined ? null : { value: times, end: at + 1, times };
  }
  const times = TIMES.get(tape.word(bare.end));
  if (times === undefined) return { ...bare, times: 1 };
  return { value: bare.value * times, end: bare.end + 1, times };
}

function bareAt(tape: Tape, at: number): { value: number; end: number } | null {
  const word = tape.word(at);
  if (AND_A_HALF.has(word)) {
    const whole = NUMBER_WORDS.get(tape.word(at + 1));
    return whole === undefined ? null : { value: whole + 0.5, end: at + 2 };
  }
  if (word === 'a' && TIMES.has(tape.word(at + 1))) return { value: 1, end: at + 1 };
  const value = writtenNumber(word) ?? NUMBER_WORDS.get(word);
  return value === undefined ? null : { value, end: at + 1 };
}

function writtenNumber(word: string): number | undefined {
  if (isNumber(word)) return Number(word);
  if (!startsWithDigit(word) || !word.endsWith('k')) return undefined;
  const thousands = Number(word.slice(0, -1));
  return Number.isFinite(thousands) ? thousands * 1_000 : undefined;
}

function startsWithDigit(word: string): boolean {
  return word !== '' && word.charAt(0) >= '0' && word.charAt(0) <= '9';
}
