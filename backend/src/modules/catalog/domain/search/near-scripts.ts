import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { romanized } from './devanagari.js';
import { loanword } from './loanword.js';
import { isSaidBesides } from './spelling.js';
import { subjectPhrases } from './subject-index.js';
import { wordsOf } from './text.js';
import { LANGUAGES } from './vocabulary/languages/languages.js';

/** Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const NEAR = /^[\u0980-\u0d7f]+$/;
const BLOCK = 0x7f;
const DEVANAGARI = 0x0900;
/** Southern scripts write the sign that a word ends without a vowel; Hindi leaves it out. */
const FINAL_VIRAMA = /्$/;

/** The words of a request, those in these scripts as `inNearScript` reads them; names of several words stay whole. */
export function inNearScripts(words: readonly string[]): readonly string[] {
  if (!words.some((word) => NEAR.test(word))) return words;
  const read: string[] = [];
  while (read.length < words.length) {
    const at = read.length;
    const length = subjectPhrases.at(words, at)?.length ?? 1;
    if (length > 1) read.push(...words.slice(at, at + length));
    else read.push(inNearScript(words[at] ?? ''));
  }
  return read;
}

/**
 * Unicode orders the letters of these scripts as those of Devanagari, so a subject's name in one of them ("யோகா",
 * "ಕಂಪ್ಯೂಟರ್") is read by the same rules. Other words stay as written.
 */
function inNearScript(word: string): string {
  if (!NEAR.test(word) || isKnown(word)) return word;
  const base = uninflected(word);
  if (base !== null) return base;
  const devanagari = [...word]
    .map((letter) => String.fromCodePoint(DEVANAGARI + ((letter.codePointAt(0) ?? 0) & BLOCK)))
    .join('')
    .replace(FINAL_VIRAMA, '');
  const latin = romanized(devanagari);
  return (
    [latin, loanword(latin), devanagari].find((form) => form !== null && isSubject(form)) ?? word
  );
}

const isKnown = (word: string): boolean => isSubject(word) || isSaidBesides(word);

/** What closes the basic form of a noun and gives way to its endings: a sign for no vowel, "am", or "m" in Tamil. */
const CLOSING =
  /(?:\u0bae\u0bcd|[\u0982\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c02\u0c4d\u0c82\u0ccd\u0d02\u0d4d])$/;
const SHORTEST_BASE = 3;
/** In signs. After a short name, other words are likelier than its forms. */
const LONGEST_ENDING = { short: 2, other: 6 };

/** The names that are one word, by what endings leave of them. */
const names = onFirstUse(
  () =>
    new Map(
      LANGUAGES.flatMap((language) => language.names())
        .map(([name]) => wordsOf(name))
        .filter(([name = '', ...others]) => others.length === 0 && NEAR.test(name))
        .map(([name = '']) => [name.replace(CLOSING, ''), name]),
    ),
);

/** These languages append what English puts before a noun: "கணினியில்" is "in the computer". */
function uninflected(word: string): string | null {
  const shortest = Math.max(SHORTEST_BASE, word.length - LONGEST_ENDING.other);
  for (let end = word.length; end >= shortest; end--) {
    const most = end === SHORTEST_BASE ? LONGEST_ENDING.short : LONGEST_ENDING.other;
    const name = word.length - end <= most ? names().get(word.slice(0, end)) : undefined;
    if (name !== undefined) return name;
  }
  return null;
}

const isSubject = (word: string): boolean => subjectPhrases.at([word], 0) !== null;
