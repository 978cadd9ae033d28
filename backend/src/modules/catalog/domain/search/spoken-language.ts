import { isPadding } from './padding.js';
import { type Facet, languageFacet, subjectFacet } from './facet.js';
import { subjectPhrases } from './subject-index.js';
import type { Tape } from './tape.js';
import { SPOKEN_LANGUAGES } from './vocabulary/spoken-words.js';

const BEFORE = new Set(['in', 'into', 'through', 'via']);
/** The last ones are "in" in Telugu, Tamil, Kannada, Marathi, Gujarati, Bengali and Punjabi. */
const AFTER = new Set(
  'me mein mai main medium bhasha language में speaking lo la alli nalli madhe madhye ma te vich'.split(
    ' ',
  ),
);
/** Means the language of the course without any other word: nobody who writes "excel hindi" wants to learn Hindi. */
const ALONE = 'Hindi';
const HINDI = 'hindilanguage';

/** People who ask for just "Kannada speaking" want to learn to speak it. */
const SPEAKING = 'speaking';

function namesBesides(tape: Tape, at: number): boolean {
  return tape.words.some(
    (_, other) =>
      other !== at &&
      other !== at + 1 &&
      tape.isFree(other) &&
      subjectPhrases.at(tape.stems, other, tape.words) !== null,
  );
}

const NOT_BEFORE = new Set(['not', 'no', 'without', 'except', 'excluding']);
const NOT_AFTER = new Set(['nahi', 'nahin', 'nhi']);

/** "In English, not Hindi", "hindi mein nahi": languages that the course should not be taught in. */
export function takeRefusedLanguages(tape: Tape): Facet[] {
  const languages = new Set<string>();
  for (let at = 0; at < tape.length; at++) {
    const language = SPOKEN_LANGUAGES.get(tape.word(at));
    if (language === undefined) continue;
    const start = BEFORE.has(tape.word(at - 1)) ? at - 1 : at;
    const end = AFTER.has(tape.word(at + 1)) ? at + 2 : at + 1;
    const isBefore = NOT_BEFORE.has(tape.word(start - 1));
    const isAfter = NOT_AFTER.has(tape.word(end));
    if (!isBefore && !isAfter) continue;
    // "Learn Tamil, not Telugu" is about the subject, not the language of the course.
    if (start === at && end === at + 1 && language !== ALONE) continue;
    languages.add(language);
    tape.take(isBefore ? start - 1 : start, end - start + 1);
  }
  return [...languages].map(languageFacet);
}

const LEARNING = new Set(
  'learn learning teach speak speaking read reading write writing improve grammar sikhna seekhna sikhni seekhni sikhao seekhao sikhaye padhna likhna bolna bolni सीखना सीखनी सिखाओ बोलना लिखना पढ़ना'.split(
    ' ',
  ),
);

/** "Learn Hindi", "hindi sikhna hai": nothing else is named that could be taught in it. */
function isLearned({ words }: Tape, at: number): boolean {
  const others = words.filter((_, other) => other !== at);
  return (
    others.some((word) => LEARNING.has(word)) &&
    others.every((word) => LEARNING.has(word) || isPadding(word))
  );
}

/** Takes the wanted languages of the course off the tape: "in Tamil", "hindi me". */
export function takeLanguages(tape: Tape): Facet[] {
  const languages = new Set<string>();
  const learned: Facet[] = [];
  for (let at = 0; at < tape.length; at++) {
    const language = SPOKEN_LANGUAGES.get(tape.word(at));
    if (language === undefined) continue;
    const isBefore = BEFORE.has(tape.word(at - 1));
    const isAfter = AFTER.has(tape.word(at + 1));
    const isSpoken = !isBefore && tape.word(at + 1) === SPEAKING;
    if (isSpoken && !namesBesides(tape, at)) continue;
    if (!isBefore && !isSpoken && subjectPhrases.at(tape.stems, at, tape.words)?.length === 2)
      continue;
    if (!isBefore && !isAfter && language !== ALONE) continue;
    if (language === ALONE && !isBefore && !isAfter && isLearned(tape, at)) {
      tape.take(at, 1);
      learned.push(subjectFacet([], [HINDI]));
      continue;
    }
    languages.add(language);
    tape.take(isBefore ? at - 1 : at, (isBefore ? 2 : 1) + (isAfter ? 1 : 0));
  }
  return [...learned, ...[...languages].map(languageFacet)];
}
