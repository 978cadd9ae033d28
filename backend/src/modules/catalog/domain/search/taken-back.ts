import { subjectPhrases } from './subject-index.js';
import type { Tape } from './tape.js';

/** Phrases with which a speaker replaces what they said before; longest first. */
const MARKS: readonly (readonly string[])[] = [
  'sorry i mean',
  'sorry i meant',
  'sorry not',
  'no i mean',
  'no i meant',
  'oh no wait',
  'no wait',
  'wait no',
  'no sorry',
  'no no',
  'oh sorry',
  'actually no',
  'i mean',
  'i meant',
  'scratch that',
  'make that',
  'or rather',
  'no actually',
  'mera matlab',
  'nahi nahi',
  'nahin nahin',
  'arre nahi',
  'sorry',
].map((mark) => mark.split(' '));
const NOT = new Set(['not', 'no']);
/** The maximum distance between the correction and the corrected words. */
const NEAR = 8;

interface Named {
  readonly at: number;
  readonly length: number;
  readonly ids: readonly string[];
}

/** "React, no wait, not React, I mean Angular": takes off the tape what the speaker took back. */
export function takeTakenBack(tape: Tape): void {
  for (let at = 1; at < tape.length; at++) {
    const mark = MARKS.find((words) => words.every((word, i) => tape.words[at + i] === word));
    if (!mark) continue;
    const end = mark.at(-1) === 'not' ? at + mark.length - 1 : at + mark.length;
    const instead = namedAfter(tape, end);
    const said = namedBefore(tape, at);
    if (!instead || !said) continue;
    const isRefused = instead.at > end && NOT.has(tape.words[instead.at - 1] ?? '');
    if (isRefused) takeAll(tape, instead, end);
    else if (!isSame(said, instead) && !NOT.has(tape.words[said.at - 1] ?? ''))
      tape.take(said.at, said.length);
    tape.take(at, end - at);
    at = end - 1;
  }
}

function namedAt(tape: Tape, at: number): Named | null {
  const match = subjectPhrases.at(tape.stems, at, tape.words);
  if (!match || !tape.isFree(at, match.length)) return null;
  return { at, length: match.length, ids: match.values };
}

function namedAfter(tape: Tape, start: number): Named | null {
  for (let at = start; at < Math.min(tape.length, start + NEAR); at++) {
    const named = namedAt(tape, at);
    if (named) return named;
  }
  return null;
}

/** The last subject named before the place, with all of its words. */
function namedBefore(tape: Tape, end: number): Named | null {
  let last: Named | null = null;
  for (let at = Math.max(0, end - NEAR); at < end; at++) {
    const named = namedAt(tape, at);
    if (!named || at + named.length > end) continue;
    last = named;
    at += named.length - 1;
  }
  return last;
}

/** Takes off every earlier mention of the subject. */
function takeAll(tape: Tape, refused: Named, end: number): void {
  for (let at = 0; at < end; at++) {
    const named = namedAt(tape, at);
    if (named && isSame(named, refused)) tape.take(at, named.length);
  }
}

function isSame(one: Named, other: Named): boolean {
  return one.ids.some((id) => other.ids.includes(id));
}
