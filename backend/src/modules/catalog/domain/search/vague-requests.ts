import { type Facet, vagueFacet } from './facet.js';
import { isPadding } from './padding.js';
import { Phrases } from './phrases.js';
import type { Tape } from './tape.js';
import { FILLERS } from './vocabulary/spoken-words.js';
import { VAGUE_PHRASES } from './vocabulary/vague-phrases.js';
import { VAGUE_WORDS } from './vocabulary/vague-words.js';

/** Words that add no meaning to a vague one. */
const SHADES: ReadonlySet<string> = new Set(
  `small big little free modern gives give mile high higher skill skills fast activity activities fun summer vacation
    vacations holiday holidays camp winter weekend weekends evening evenings night nights spare leisure idea ideas hobby hobbies
    enjoy enjoyable interesting relaxing`.split(/\s+/),
);
const HIRING: ReadonlySet<string> = new Set(['interview', 'resume']);
const phrases = new Phrases(() => VAGUE_PHRASES);

/**
 * "Help me get a job": for requests of only vague words, suggests what may be meant; null for others.
 * @param overlooked plain words that no course has, where nothing was found with them
 */
export function vaguely(tape: Tape, overlooked: ReadonlySet<string> | null): Facet[] | null {
  const isSaid = (word: string) => VAGUE_WORDS.has(word) || overlooked?.has(word) !== true;
  const said = tape.words.filter(
    (word, at) => tape.isFree(at) && !isOnlyPadding(word) && isSaid(word),
  );
  // "A job after 12th": what leads to a job comes before how to be hired.
  const suggested = said.flatMap((word) => VAGUE_WORDS.get(word) ?? []);
  const isHiring = (subject: string) => HIRING.has(subject);
  const subjects = [
    ...suggested.filter((subject) => !isHiring(subject)),
    ...suggested.filter(isHiring),
  ];
  const isAll = said.every((word) => VAGUE_WORDS.has(word) || SHADES.has(word));
  if (!isAll || subjects.length === 0) return null;
  return [
    suggestion(
      said.filter((word) => VAGUE_WORDS.has(word)),
      subjects,
    ),
  ];
}

/**
 * "Earn more money", "become a better person": for a request that says nothing but such a wish, although one of its words
 * may name a subject; null for others.
 */
export function wishfully(tape: Tape): Facet[] | null {
  const said: string[] = [];
  const subjects: string[] = [];
  for (let at = 0; at < tape.length; at++) {
    const word = tape.word(at);
    const match = phrases.at(tape.stems, at, tape.words);
    // "Improve" alone names a level, which is off the tape.
    if (match && isPartlyFree(tape, at, match.length)) {
      const words = tape.words.slice(at, at + match.length);
      said.push(...words.filter((one) => !FILLERS.has(one)));
      subjects.push(...match.values.flat());
      at += match.length - 1;
    } else if (word !== '' && !isPadding(word) && !SHADES.has(word)) return null;
  }
  return subjects.length === 0 ? null : [suggestion(said, subjects)];
}

const isPartlyFree = (tape: Tape, at: number, length: number): boolean =>
  tape.words.slice(at, at + length).some((_, ahead) => tape.isFree(at + ahead));

const suggestion = (said: readonly string[], subjects: readonly string[]): Facet =>
  vagueFacet(said, [...new Set(subjects)]);

const isOnlyPadding = (word: string) => isPadding(word) && !VAGUE_WORDS.has(word);
