import type { Category, Level } from '../course-vocabulary.js';
import { impliedToken, isSubjectToken, languageToken, subjectToken, wordToken } from './facet.js';
import { pairedSubjects } from './paired-subjects.js';
import { stem } from './stem.js';
import { subjectPhrases, widerThan } from './subject-index.js';
import { codeAt, wordsOf } from './text.js';
import { FILLERS, SPOKEN_LANGUAGES, TRANSLITERATIONS } from './vocabulary/spoken-words.js';
import { SUBJECT_OF_CATEGORY } from './vocabulary/subjects.js';
import { isInHindi } from './written-language.js';

/** Raised with every change of the vocabulary or of what is kept, so that documents made before are made again. */
export const DOCUMENT_VERSION = 14;

/** What of a course is searched. */
export interface CourseText {
  readonly title: string;
  readonly subTitle: string;
  readonly description: string;
  readonly category: Category;
  readonly level: Level | null;
  readonly pricePaise: number | null;
  readonly lectureTitles: readonly string[];
  /** What is said in it, as far as captions tell. */
  readonly spoken?: readonly string[];
}

/** Where in a course a token stands, most telling first. */
export type Place = 'A' | 'B' | 'C' | 'D';

export interface SearchDocument {
  /** Each token once, with the most telling place it stands in. */
  readonly tokens: ReadonlyMap<string, Place>;
  /** Its words as they are written, for correcting requests. */
  readonly words: ReadonlySet<string>;
}

export const FREE_TOKEN = '=free';
/** The title is about one subject and no other. */
export const FOCUS_TOKEN = '=focus';
export const levelToken = (level: Level) => `=${level.toLowerCase()}`;

/** What stands behind it in a title is whom or what the course is for. */
const TURN = /\sfor\s/i;
const MAX_WORDS = 4_000;
/**
 * An index takes a megabyte of a course at most, and captions of every lecture in twenty languages are many times that. What is
 * written takes a part of it and is read first, so what is left out is what is said last.
 */
const MAX_BYTES = 768 * 1024;
/** As many as a letter of the Indian scripts takes; most others take fewer. */
const BYTES_OF_LETTER = 3;
/** Where the token stands is kept with it. */
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
  // From the most telling place down: the first place of a token is the one that stays.
  const [topic, rest] = partsOfTitle(course.title);
  read([topic], 'A');
  if ([...tokens.keys()].filter(isSubjectToken).length === 1) add(FOCUS_TOKEN, 'A');
  read([rest], 'B');
  const titled = [...tokens.keys()].some(isSubjectToken);
  if (subject) addSubject(subject, 'B');
  read([course.category], 'B');
  read([course.subTitle], 'C');
  if (!titled) readPairs(`${course.title} ${course.subTitle}`);
  read([...course.lectureTitles, course.description], 'D');
  // People stumble when they speak: what they say is found, and corrects nobody's spelling.
  read(course.spoken ?? [], 'D', new Set());
  for (const language of languagesOf(course)) add(languageToken(language), 'A');
  if (course.level) add(levelToken(course.level), 'D');
  if (course.pricePaise === 0) add(FREE_TOKEN, 'D');
  return { tokens, words };

  function read(texts: readonly string[], place: Place, spelled = words): void {
    for (const text of texts) {
      if (bytes >= MAX_BYTES) return;
      const all = wordsOf(text).slice(0, MAX_WORDS);
      const stems = all.map((word) => stem(TRANSLITERATIONS.get(word) ?? word));
      for (const [at, word] of all.entries()) {
        if (bytes >= MAX_BYTES) break;
        if (FILLERS.has(word)) continue;
        // "Without coding" is found by the word, and is not about it.
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

  /** "Speak Without Fear", on the stage: what no word of a title names, two of them together may. */
  function readPairs(text: string): void {
    const all = wordsOf(text).map((word) => stem(TRANSLITERATIONS.get(word) ?? word));
    for (const pair of pairedSubjects(all)) addSubject(pair.subject, 'C');
  }

  function readSubjects(all: readonly string[], stems: readonly string[], place: Place): void {
    for (let at = 0; at < stems.length; at++) {
      const match = subjectPhrases.at(stems, at, all);
      if (!match || (match.length === 1 && FILLERS.has(all[at] ?? ''))) continue;
      if (!isDenied(all, at, match.length)) for (const id of match.values) addSubject(id, place);
      at += match.length - 1;
    }
  }

  function addSubject(id: string, place: Place): void {
    add(subjectToken(id), place);
    for (const wider of widerThan(id)) add(impliedToken(wider), place);
  }
}

/** In which a course is held: those it names, and the one it is written in. */
function languagesOf({ title, subTitle, description, lectureTitles }: CourseText): string[] {
  const written = [title, subTitle, description].flatMap(wordsOf);
  const named = written.flatMap((word) => SPOKEN_LANGUAGES.get(word) ?? []);
  const isHindi = isInHindi([...written, ...lectureTitles.flatMap(wordsOf)]);
  return isHindi ? ['Hindi', ...named] : named;
}

const WITHOUT = new Set(['without', 'bina', 'no', 'बिना']);
const QUANTITIES = new Set(['any', 'kisi', 'a', 'an', 'the', 'much', 'prior']);

/** "AI without maths", "coding ke bina": the course says that it is not about it. */
function isDenied(words: readonly string[], at: number, length: number): boolean {
  let before = at - 1;
  while (QUANTITIES.has(words[before] ?? '')) before -= 1;
  if (WITHOUT.has(words[before] ?? '')) return true;
  const [ke, bina] = words.slice(at + length);
  return ke === 'ke' && bina === 'bina';
}

/** "AI for Digital Marketers" is about AI; a title that names nothing before the turn is one topic: "Training for Exam Operators". */
function partsOfTitle(title: string): readonly [topic: string, rest: string] {
  const at = title.search(TURN);
  if (at < 0) return [title, ''];
  const topic = title.slice(0, at);
  const words = wordsOf(topic);
  const stems = words.map(stem);
  const names = words.some((word, place) => {
    const match = subjectPhrases.at(stems, place, words);
    return match !== null && !(match.length === 1 && FILLERS.has(word));
  });
  return names ? [topic, title.slice(at)] : [title, ''];
}
