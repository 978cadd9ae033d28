import { subjectPhrases } from './subject-index.js';
import type { Tape } from './tape.js';

const DENIALS = new Set(['dont', 'not', 'never', 'no', 'without']);
const KNOWING = new Set(['know', 'knowing', 'knowledge', 'learned', 'learnt', 'studied']);
const BETWEEN = new Set('any a the of about much how to even in'.split(' '));
const OR = new Set('or and nor aur ya'.split(' '));

/** "AI, but I don't know any maths or coding": what somebody never learned is not what is asked for, where something else is. */
export function takeUnlearned(tape: Tape): void {
  for (let at = 0; at + 1 < tape.length; at++) {
    if (!DENIALS.has(tape.word(at)) || !KNOWING.has(tape.word(at + 1))) continue;
    // "I don't know coding" names the subject of doing without.
    if (subjectPhrases.at(tape.stems, at, tape.words)) continue;
    const end = endOfList(tape, at + 2);
    if (end > at + 2 && namesBesides(tape, at, end)) tape.take(at, end - at);
  }
}

/** Behind the last of the subjects that are named one after the other. */
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
