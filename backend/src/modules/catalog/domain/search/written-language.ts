import { TELLING_HINDI_WORDS } from './vocabulary/hindi-words.js';

const DEVANAGARI = /^[\u0900-\u097f]+$/;
/** One may stand in an English sentence: "Namaste aur Welcome", "Ka-Ching". */
const ENOUGH = 3;

/** Whether a text, word by word in lower case, is written in Hindi, in either script, whatever English it borrows. */
export function isInHindi(words: readonly string[]): boolean {
  const telling = new Set(
    words.filter((word) => TELLING_HINDI_WORDS.has(word) || DEVANAGARI.test(word)),
  );
  return telling.size >= ENOUGH;
}
