import { romanized } from './devanagari.js';
import { loanword } from './loanword.js';
import { subjectPhrases } from './subject-index.js';

/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const NEAR = /^[\u0980-\u0d7f]+$/;
const BLOCK = 0x7f;
const DEVANAGARI = 0x0900;
/** Southern scripts write the sign that a word ends without a vowel; Hindi leaves it out. */
const FINAL_VIRAMA = /्$/;

/**
 * Unicode orders the letters of these scripts as those of Devanagari, so a subject's name in one of them ("யோகா",
 * "ಕಂಪ್ಯೂಟರ್") is read by the same rules. Other words stay as written.
 */
export function inNearScript(word: string): string {
  if (!NEAR.test(word) || isSubject(word)) return word;
  const devanagari = [...word]
    .map((letter) => String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) & BLOCK)))
    .join('')
    .replace(FINAL_VIRAMA, '');
  const latin = romanized(devanagari);
  return (
    [latin, loanword(latin), devanagari].find((form) => form !== null && isSubject(form)) ?? word
  );
}

const isSubject = (word: string): boolean => subjectPhrases.at([word], 0) !== null;
