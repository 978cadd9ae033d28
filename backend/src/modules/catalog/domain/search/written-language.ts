import { TELLING_HINDI_WORDS } from './vocabulary/indian-words.js';

const DEVANAGARI = /^[\u0900-\u097f]+$/;
/**
 * The minimum number of Hindi words, because a single one may stand in an English sentence: "Namaste aur Welcome",
 * "Ka-Ching".
 */
const ENOUGH = 3;
/** Educators who put two into a title go on in Hindi. */
const ENOUGH_OF_TITLE = 2;

/** Whether a text, given as lower-case words, is written in Hindi, in either script, even with English loanwords. */
export function isInHindi(words: readonly string[]): boolean {
  return tellingOf(words) >= ENOUGH;
}

/** Does the same for the few words of a title and subtitle. */
export function isTitledInHindi(words: readonly string[]): boolean {
  return tellingOf(words) >= ENOUGH_OF_TITLE;
}

function tellingOf(words: readonly string[]): number {
  return new Set(words.filter((word) => TELLING_HINDI_WORDS.has(word) || DEVANAGARI.test(word)))
    .size;
}
