import { isDevanagari, romanized } from './devanagari.js';
import { loanword } from './loanword.js';
import { isKnownWord, isSaidBesides } from './spelling.js';
import { subjectPhrases } from './subject-index.js';

/**
 * Words in Devanagari as they are typed in Latin letters, or spelled where they are English; those that name a subject the
 * way they are written, or that every request has, stay.
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
  for (let at = 0; at < words.length; at++) {
    const length = subjectPhrases.at(words, at)?.length ?? 0;
    for (let place = at; place < at + length; place++) places.add(place);
    at += Math.max(0, length - 1);
  }
  return places;
}

function inLatin(word: string): string {
  const latin = romanized(word);
  return isKnownWord(latin) ? latin : (loanword(latin) ?? latin);
}
