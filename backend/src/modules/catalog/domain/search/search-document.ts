import type { Category, Level } from '../courses/course-vocabulary.js';
import {
  impliedToken,
  isOfSubject,
  isSubjectToken,
  languageToken,
  subjectToken,
  wordToken,
} from './facet.js';
import { isAside } from './asides.js';
import { pairedSubjects } from './paired-subjects.js';
import { withEachClass, withoutSchooling } from './school-classes.js';
import { stem } from './stem.js';
import { subjectPhrases, widerThan } from './subject-index.js';
import { codeAt, wordsOf } from './text.js';
import { FILLERS, inEnglish, SPOKEN_LANGUAGES } from './vocabulary/spoken-words.js';
import { CATEGORY_OF_SUBJECT, SUBJECT_OF_CATEGORY } from './vocabulary/subjects.js';
import { isInHindi, isTitledInHindi } from './written-language.js';

/** Raise it with every change to the vocabulary or the stored content, so that older documents are rebuilt. */
export const DOCUMENT_VERSION = 23;

/** The searchable content of a course. */
export interface CourseText {
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly category: Category;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  readonly lectureTitles: readonly string[];
  /** The spoken text, where there are captions. */
  readonly spoken?: readonly string[];
}

/** Where a token occurs in a course, most telling place first. */
export type Place = 'A' | 'B' | 'C' | 'D';

export interface SearchDocument {
  /** Each token once, with the most telling place it occurs in. */
  readonly tokens: ReadonlyMap<string, Place>;
  /** The literal words, for correcting requests. */
  readonly words: ReadonlySet<string>;
}

export const FREE_TOKEN = '=free';
/** The title is about exactly one subject. */
export const FOCUS_TOKEN = '=focus';
export const levelToken = (level: Level) => `=${level.toLowerCase()}`;

/** A document with none of these tokens does not contain the word. */
export const tokensOfWord = (word: string): readonly string[] => [
  wordToken(stemOf(word)),
  wordToken(word),
];

/** In a title, the words after "for" name the audience. */
const TURN = /\sfor\s/i;
const MAX_WORDS = 4_000;
/**
 * The index stores at most a megabyte per course, and captions of every lecture in twenty languages can be many times
 * that. Written content is small and read first, so the end of the spoken text is what gets cut.
 */
const MAX_BYTES = 768 * 1024;
/** The UTF-8 size of a letter of the Indian scripts; most others take less. */
const BYTES_OF_LETTER = 3;
/** The index stores the place with each token. */
const BYTES_OF_PLACE = 5;

export function searchDocumentOf(course: CourseText): SearchDocument {
  const tokens = new Map<string, Place>();
  const words = new Set<string>();
  let bytes = 0;
  const add = (token: string, place: Place) => {
    if (tokens.has(token)) return;
    tokens.set(token, place);
    bytes += token.length * BYTES_OF_LETTER + BYTES_OF_PLACE;
  };
  const subject = SUBJECT_OF_CATEGORY[course.category];
  // From the most telling place down, because a token keeps its first place.
  const [topic, rest] = partsOfTitle(course.title);
  read([topic], 'A');
  const topics = [...tokens].filter(([token, place]) => place === 'A' && isSubjectToken(token));
  if (topics.length === 1) add(FOCUS_TOKEN, 'A');
  read([rest], 'B');
  const titled = [...tokens.keys()].some(isSubjectToken);
  if (subject) addSubject(subject, 'B');
  read([course.category], 'B');
  read([course.subTitle], 'C');
  if (!titled) readPairs(`${course.title} ${course.subTitle}`);
  read([...course.lectureTitles, course.description], 'D');
  // Spoken text is searched, but its slips of the tongue must not correct anybody's spelling.
  read(course.spoken ?? [], 'D', new Set());
  for (const language of languagesOf(course)) add(languageToken(language), 'A');
  if (course.level) add(levelToken(course.level), 'D');
  if (course.pricePaise === 0) add(FREE_TOKEN, 'D');
  return { tokens, words };

  function read(texts: readonly string[], place: Place, spelled = words): void {
    for (const text of texts) {
      if (bytes >= MAX_BYTES) return;
      const all = withEachClass(withoutSchooling(wordsOf(text))).slice(0, MAX_WORDS);
      const stems = all.map(stemOf);
      for (const [at, word] of all.entries()) {
        if (bytes >= MAX_BYTES) break;
        if (FILLERS.has(word)) continue;
        // "Without coding" contains the word, but is not about it.
        if (word.length > 1) add(wordToken(stems[at] ?? word), isDenied(all, at, 1) ? 'D' : place);
        if (word.length > 3) spelled.add(word);
        const code = codeAt(all, at);
        if (code !== null) {
          add(wordToken(code), place);
          if (code.length > 3) spelled.add(code);
        }
      }
      readSubjects(all, stems, place);
    }
  }

  /** "Speak Without Fear", on the stage: two words of a title may together name what neither names alone. */
  function readPairs(text: string): void {
    const all = wordsOf(text).map(stemOf);
    for (const pair of pairedSubjects(all)) addSubject(pair.subject, 'C');
  }

  function readSubjects(all: readonly string[], stems: readonly string[], place: Place): void {
    for (let at = 0; at < stems.length; at++) {
      const match = subjectPhrases.at(stems, at, all);
      if (!match || (match.length === 1 && FILLERS.has(all[at] ?? ''))) continue;
      if (!isDenied(all, at, match.length))
        for (const id of match.values) addSubject(id, placeOf(id, at, match.length));
      at += match.length - 1;
    }

    function placeOf(id: string, at: number, length: number): Place {
      // Only where it tells something: looking through a long text again for each such word would take seconds.
      if (place !== 'D' && isAside(id, all, stems, { at, length })) return 'D';
      return length === 1 ? placeOfMention(id, place) : place;
    }
  }

  /**
   * "Guard rails" teach no Ruby: a subject named by a single word of a subtitle counts as a mere mention if it is
   * unrelated to those of title and category.
   */
  function placeOfMention(id: string, place: Place): Place {
    if (place !== 'C') return place;
    const telling = [...tokens].filter(([token, at]) => isOfSubject(token) && isAbout(at));
    const isRelated = [id, ...widerThan(id)].some((one) =>
      telling.some(([token]) => token === subjectToken(one) || token === impliedToken(one)),
    );
    return telling.length === 0 || isRelated ? place : 'D';
  }

  function addSubject(id: string, place: Place): void {
    add(subjectToken(id), place);
    for (const wider of widerThan(id)) add(impliedToken(wider), place);
  }
}

const isAbout = (place: Place) => place === 'A' || place === 'B';

function stemOf(word: string): string {
  return stem(inEnglish(word));
}

/** The languages a course is taught in: those it names, and the one it is written in. */
function languagesOf({ title, subTitle, description, lectureTitles }: CourseText): string[] {
  const written = [title, subTitle, description].flatMap(wordsOf);
  const named = written.flatMap((word) => SPOKEN_LANGUAGES.get(word) ?? []);
  const all = [...written, ...lectureTitles.flatMap(wordsOf)];
  const isHindi = isInHindi(all) || isTitledInHindi([title, subTitle].flatMap(wordsOf));
  return isHindi ? ['Hindi', ...named] : named;
}

const WITHOUT = new Set(['without', 'bina', 'no', 'बिना']);
const QUANTITIES = new Set(['any', 'kisi', 'a', 'an', 'the', 'much', 'prior']);

/** "AI without maths", "coding ke bina": the course says that it does not cover it. */
function isDenied(words: readonly string[], at: number, length: number): boolean {
  let before = at - 1;
  while (QUANTITIES.has(words[before] ?? '')) before -= 1;
  if (WITHOUT.has(words[before] ?? '')) return true;
  const [ke, bina] = words.slice(at + length);
  return ke === 'ke' && bina === 'bina';
}

/**
 * "Storytelling for presenters" names another subject than "storytelling", and "coding for kids" a kind of coding; "AI for
 * everyone" stays in its field.
 */
function isNamedAcross(title: string, turn: number): boolean {
  const all = wordsOf(title);
  const stems = all.map(stem);
  const before = wordsOf(title.slice(0, turn)).length;
  return stems.slice(0, before).some((_, at) => {
    const across = subjectPhrases.at(stems, at, all);
    if (across === null || at + across.length <= before) return false;
    const alone = subjectPhrases.at(stems.slice(0, before), at, all);
    const around = across.values.flatMap((id) => [id, ...widerThan(id)]);
    const isOther = (id: string) => !CATEGORY_OF_SUBJECT.has(id) && !around.includes(id);
    if (alone === null) return false;
    const isKind = (id: string) => widerThan(id).some((wider) => alone.values.includes(wider));
    return alone.values.every(isOther) || across.values.every(isKind);
  });
}

/** "AI for Digital Marketers" is about AI; "Training for Exam Operators" names no subject before "for": one topic. */
function partsOfTitle(title: string): readonly [topic: string, rest: string] {
  const at = title.search(TURN);
  if (at < 0 || isNamedAcross(title, at)) return [title, ''];
  const topic = title.slice(0, at);
  const words = wordsOf(topic);
  const stems = words.map(stem);
  const names = words.some((word, place) => {
    const match = subjectPhrases.at(stems, place, words);
    return match !== null && !(match.length === 1 && FILLERS.has(word));
  });
  return names ? [topic, title.slice(at)] : [title, ''];
}
