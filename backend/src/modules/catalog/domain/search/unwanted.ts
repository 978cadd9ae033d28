import { type Facet, subjectFacet } from './facet.js';
import { subjectPhrases } from './subject-index.js';
import type { Tape } from './tape.js';

const NEGATIONS = new Set(
  'not except without excluding exclude bina avoid minus no dont skip hate'.split(' '),
);
/** "Other than", "apart from", "instead of". */
const EXCEPTIONS = new Map([
  ['other', 'than'],
  ['rather', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['instead', 'of'],
]);
/** Between "not" and what is not wanted. */
const AFTER_NEGATION = new Set(
  'a any the about using in on with than from of for to want need like interested looking learn study use do'.split(
    ' ',
  ),
);
const OR = new Set('or and nor aur ya'.split(' '));
/** Behind what is not wanted, in Hindi: "python ke bina", "coding nahi chahiye". */
const NEGATIONS_AFTER = [
  'ke bina',
  'ke alawa',
  'nahi chahiye',
  'nahin chahiye',
  'chhod ke',
  'chhodkar',
];

/** Takes off the tape what a course should not be about. */
export function takeUnwanted(tape: Tape): Facet[] {
  const unwanted: Facet[] = [];
  for (let at = 0; at < tape.length; at++) {
    const next = afterNegation(tape, at);
    const match = subjectPhrases.at(tape.stems, next ?? at, tape.words);
    if (!match || !tape.isFree(next ?? at, match.length)) continue;
    // "No code", "without coding" name a subject themselves.
    const whole = subjectPhrases.at(tape.stems, at, tape.words);
    if (next !== null && whole && whole.length > 1) {
      at += whole.length - 1;
      continue;
    }
    const end = (next ?? at) + match.length;
    const closing = next === null ? negationAt(tape, end) : 0;
    if (next === null && closing === 0) continue;
    unwanted.push(subjectFacet(tape.words.slice(next ?? at, end), match.values));
    tape.take(at, end + closing - at);
    if (next !== null) unwanted.push(...takeOthers(tape, end));
  }
  return unwanted;
}

/** "Without PHP or WordPress". */
function takeOthers(tape: Tape, at: number): Facet[] {
  if (!OR.has(tape.word(at))) return [];
  const match = subjectPhrases.at(tape.stems, at + 1, tape.words);
  if (!match || !tape.isFree(at + 1, match.length)) return [];
  const end = at + 1 + match.length;
  tape.take(at, end - at);
  const facet = subjectFacet(tape.words.slice(at + 1, end), match.values);
  return [facet, ...takeOthers(tape, end)];
}

/** Where that begins which the word at the place refuses; null when it refuses nothing. */
function afterNegation(tape: Tape, at: number): number | null {
  const word = tape.word(at);
  const isException = EXCEPTIONS.has(word) && EXCEPTIONS.get(word) === tape.words[at + 1];
  if (!NEGATIONS.has(word) && !isException) return null;
  let next = at + 1;
  while (AFTER_NEGATION.has(tape.word(next))) next += 1;
  return next;
}

/** How many words at the place refuse what stands before them. */
function negationAt(tape: Tape, at: number): number {
  const said = tape.words.slice(at, at + 2).join(' ');
  const found = NEGATIONS_AFTER.find((words) => said === words || said.startsWith(`${words} `));
  return found?.split(' ').length ?? 0;
}
