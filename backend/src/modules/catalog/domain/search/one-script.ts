import { isDevanagari, romanized } from './devanagari.js';
import { loanword } from './loanword.js';
import { isKnownWord, isSaidBesides } from './spelling.js';
import { subjectPhrases } from './subject-index.js';
import { inEnglish } from './vocabulary/spoken-words.js';

/**
 * Converts words in Devanagari to Latin letters or, for English loanwords, to their English spelling. Keeps words that
 * name a subject as written, or that occur in every request.
 */
export function inOneScript(words: readonly string[]): readonly string[] {
  if (!words.some(isDevanagari)) return words;
  const named = placesOfSubjects(words);
  return words.map((word, at) =>
    isDevanagari(word) && !named.has(at) && !isSaidBesides(word) ? inLatin(word) : word,
  );
}

function placesOfSubjects(words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  const read = words.map(inEnglish);
  for (let at = 0; at < read.length; at++) {
    const match = subjectPhrases.at(read, at);
    if (!match || (match.length === 1 && isTheSameInLatin(words[at] ?? '', match.values))) continue;
    for (let place = at; place < at + match.length; place++) places.add(place);
    at += match.length - 1;
  }
  return places;
}

/** So that phrases known only in Latin letters match: "ऑर्गेनिक खेती" is "organic kheti". */
function isTheSameInLatin(word: string, subjects: readonly string[]): boolean {
  const latin = subjectPhrases.at([romanized(word)], 0);
  return latin !== null && latin.values.some((subject) => subjects.includes(subject));
}

export function inLatin(word: string): string {
  const latin = romanized(word);
  return isKnownWord(latin) ? latin : (loanword(latin) ?? latin);
}
