import { isDevanagari, romanized } from './devanagari.js';
import { loanword } from './loanword.js';
import { inNearScripts } from './near-scripts.js';
import { isKnownWord, isSaidBesides } from './spelling.js';
import { stem } from './stem.js';
import { subjectPhrases } from './subject-index.js';
import { inEnglish } from './vocabulary/spoken-words.js';

/**
 * Converts words in Devanagari to Latin letters or, for English loanwords, to their English spelling. Keeps words that
 * name a subject as written, or that occur in every request.
 */
export function inOneScript(written: readonly string[]): readonly string[] {
  const words = inNearScripts(written);
  if (!words.some(isDevanagari)) return words;
  const latin = words.map((word) => (isDevanagari(word) ? inLatin(word) : word));
  const { asWritten, asLatin } = placesOfSubjects(words, latin);
  const read = words.map((word, at) => {
    const isKept = asWritten.has(at) || (isSaidBesides(word) && !asLatin.has(at));
    return isKept ? word : (latin[at] ?? word);
  });
  // Signs without a sound of their own leave nothing.
  return read.filter((word) => word !== '');
}

/** "बैंक की नौकरी" is "bank ki naukri": in Latin letters more of its words may name a subject together. */
function placesOfSubjects(words: readonly string[], latin: readonly string[]) {
  const places = { asWritten: new Set<number>(), asLatin: new Set<number>() };
  const read = words.map(inEnglish).map(stem);
  const readLatin = latin.map(inEnglish).map(stem);
  for (let at = 0; at < read.length; at++) {
    const match = subjectPhrases.at(read, at);
    const latinMatch = subjectPhrases.at(readLatin, at);
    const isLonger = latinMatch !== null && latinMatch.length > Math.max(1, match?.length ?? 0);
    const chosen = isLonger ? latinMatch : match;
    if (!chosen) continue;
    if (chosen.length === 1 && isTheSameInLatin(words[at] ?? '', chosen.values)) continue;
    const found = isLonger ? places.asLatin : places.asWritten;
    for (let place = at; place < at + chosen.length; place++) found.add(place);
    at += chosen.length - 1;
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
