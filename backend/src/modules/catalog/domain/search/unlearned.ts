import { subjectPhrases } from './subject-index.js';
import type { Tape } from './tape.js';

const DENIALS = new Set(['dont', 'not', 'never', 'no', 'without']);
const KNOWING = new Set(['know', 'knows', 'knowing', 'knowledge', 'learned', 'learnt', 'studied']);
const BETWEEN = new Set('any a the of about much how to even in'.split(' '));
const OR = new Set('or and nor aur ya'.split(' '));

/** Words before "know" in statements of what somebody knows. */
const KNOWERS = new Set(['i', 'already', 'have', 'ive', 'who']);
const ASKING = new Set(['should', 'must', 'do', 'can', 'need', 'what', 'how']);
/** Hindi words after something known or unknown, and those that may stand between: "javascript thoda hi aata hai". */
const KNOWN_AFTER = new Set(['aata', 'aati', 'aate', 'ata', 'ati', 'aatey', 'malum', 'maloom']);
const BEFORE_KNOWN = new Set(
  'thoda thodi thode hi bahut bohot bhi to toh sirf kuch already pehle se nahi nahin nhi mujhe'.split(
    ' ',
  ),
);

/**
 * "AI, but I don't know any maths or coding", "I know HTML, what is next": people do not ask for what they have
 * not learned, or know already, if the request names something else.
 */
export function takeUnlearned(tape: Tape): void {
  for (let at = 0; at < tape.length; at++) {
    const end = endOfUnlearned(tape, at) ?? endOfKnown(tape, at) ?? endOfFeared(tape, at);
    if (end !== null && namesBesides(tape, at, end)) tape.take(at, end - at);
  }
}

function endOfUnlearned(tape: Tape, at: number): number | null {
  if (!DENIALS.has(tape.word(at)) || !KNOWING.has(tape.word(at + 1))) return null;
  // "I don't know coding" names the subject of working without code.
  if (subjectPhrases.at(tape.stems, at, tape.words)) return null;
  return behind(tape, at + 2);
}

function endOfKnown(tape: Tape, at: number): number | null {
  // Reads taken words, too, because the level in "already know" may be off the tape.
  const isKnown = KNOWING.has(tape.words[at + 1] ?? '') && KNOWERS.has(tape.words[at] ?? '');
  if (isKnown && !ASKING.has(tape.words[at - 1] ?? '') && !isUsed(tape))
    return behind(tape, at + 2);
  if (CHANGING.has(tape.words[at] ?? '') && tape.words[at + 1] === 'from')
    return behind(tape, at + 2);
  const named = behind(tape, at);
  if (named === null || subjectPhrases.at(tape.stems, at, tape.words) === null) return null;
  let end = named;
  while (BEFORE_KNOWN.has(tape.words[end] ?? '')) end += 1;
  return KNOWN_AFTER.has(tape.words[end] ?? '') ? end + 1 : null;
}

/** "Coming from Java, learn Kotlin", "switching from mechanical to software". */
const CHANGING = new Set(
  'coming moving migrating shifting switching switch switched moved shift move'.split(' '),
);

const FEARING = new Set(['scared', 'afraid', 'frightened', 'tired', 'bored']);
const BEFORE_FEARED = new Set(['of', 'with', 'from', 'the', 'my']);
const BUT = new Set(['but', 'lekin', 'magar', 'par', 'so']);

/**
 * "I am scared of maths but want to know AI"; without a "but", people who fear the stage want to learn to stand on it.
 */
function endOfFeared(tape: Tape, at: number): number | null {
  if (!FEARING.has(tape.words[at] ?? '')) return null;
  let start = at + 1;
  while (BEFORE_FEARED.has(tape.words[start] ?? '')) start += 1;
  const end = behind(tape, start);
  return end !== null && BUT.has(tape.words[end] ?? '') ? end : null;
}

const USING = new Set(['with', 'using', 'use', 'from', 'in', 'on']);
const THAT = new Set(['it', 'that', 'them', 'these', 'this', 'both']);

/** "I know JavaScript and want to make apps with it": the request includes what they know. */
function isUsed({ words }: Tape): boolean {
  return words.some((word, at) => THAT.has(word) && USING.has(words[at - 1] ?? ''));
}

function behind(tape: Tape, start: number): number | null {
  const end = endOfList(tape, start);
  return end > start ? end : null;
}

/** The place after the last of a list of subjects. */
function endOfList(tape: Tape, start: number): number {
  let end = start;
  for (let at = start; at < tape.length;) {
    while (BETWEEN.has(tape.word(at)) || (end > start && OR.has(tape.word(at)))) at += 1;
    const length = subjectPhrases.at(tape.stems, at, tape.words)?.length ?? 0;
    if (length === 0 || !tape.isFree(at, length)) break;
    at += length;
    end = at;
  }
  return end;
}

function namesBesides(tape: Tape, start: number, end: number): boolean {
  return tape.words.some((_, at) => {
    const length = subjectPhrases.at(tape.stems, at, tape.words)?.length ?? 0;
    const isOutside = at + length <= start || at >= end;
    return length > 0 && isOutside && tape.isFree(at, length);
  });
}
