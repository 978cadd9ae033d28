import type { Category } from '../course-vocabulary.js';
import { stem } from './stem.js';
import { nameOfSubject, widerThan } from './subject-index.js';
import { FILLERS } from './vocabulary/spoken-words.js';
import { CATEGORY_OF_SUBJECT, GATHERINGS } from './vocabulary/subjects.js';

interface WeightedToken {
  /** As it stands in the index. */
  readonly token: string;
  /** How well a course with it answers the facet; 1 is best. */
  readonly weight: number;
}

/** One thing a request asks for, with everything in the index that stands for it, best first. */
export interface Facet {
  /** For showing. */
  readonly label: string;
  readonly tokens: readonly WeightedToken[];
  /** Its part in the whole. */
  readonly importance: number;
  /** What comes near when nothing else is found: the wider subjects. */
  readonly wider: readonly WeightedToken[];
  /** The category it is the name of; null for anything narrower. */
  readonly category: Category | null;
  /** Tokens of the words it was asked for with: of courses on the subject, those that say the same are nearest. */
  readonly said: readonly string[];
}

const IMPLIED = 0.8;
const WIDER = 0.5;
/** The word where it does not name the subject: "English typing" teaches no English. */
const OWN_WORD = 0.7;
/** One word of a phrase: "repair" where "mobile repair" is asked for. */
const LONE_WORD = 0.15;
const SUBJECT_IMPORTANCE = 1;
const LANGUAGE_IMPORTANCE = 0.5;
/** How often English uses a word. */
export type Commonness = 'everyday' | 'common' | 'usual';
/** Beside a subject a word on its own only shades the request, and the more so the oftener it is used. */
const WORD_IMPORTANCE: Readonly<Record<Commonness | 'unknown', number>> = {
  everyday: 0.15,
  common: 0.3,
  usual: 0.4,
  unknown: 0.6,
};
/** What is less important narrows nothing down. */
const LEAST_NARROWING = 0.25;

/** The course says it. */
export const wordToken = (stemmed: string) => stemmed;
/** The course names the subject, in whatever words. */
export const SUBJECT_MARK = '#';
export const subjectToken = (id: string) => `${SUBJECT_MARK}${id}`;
export const isSubjectToken = (token: string) => token.startsWith(SUBJECT_MARK);
/** The course names a part of the subject. */
const IMPLIED_MARK = '~';
export const impliedToken = (id: string) => `${IMPLIED_MARK}${id}`;
/** Whether it stands for a subject or a part of it, and not for a word. */
export const isOfSubject = (token: string) =>
  token.startsWith(SUBJECT_MARK) || token.startsWith(IMPLIED_MARK);

export function subjectFacet(words: readonly string[], ids: readonly string[]): Facet {
  const [word] = words;
  const said = telling(words).map((one) => wordToken(stem(one)));
  const own =
    words.length === 1 && word ? [{ token: wordToken(stem(word)), weight: OWN_WORD }] : [];
  return {
    label: ids.map(nameOfSubject).join(', '),
    tokens: [
      ...ids.map((id) => ({ token: subjectToken(id), weight: 1 })),
      ...own,
      ...ids.map((id) => ({ token: impliedToken(id), weight: IMPLIED })),
    ],
    importance: SUBJECT_IMPORTANCE,
    wider: [
      ...nearTo(ids),
      ...(words.length > 1 ? said : []).map((token) => ({ token, weight: LONE_WORD })),
    ],
    category: ids.map((id) => CATEGORY_OF_SUBJECT.get(id)).find(Boolean) ?? null,
    said,
  };
}

/** What courses are about that answer the request already. @param tokens of subjects, commonest first */
export function relatedFacet(tokens: readonly string[]): Facet {
  const ids = tokens.map((token) => token.slice(SUBJECT_MARK.length));
  return {
    label: labelOf(tokens[0] ?? ''),
    tokens: [
      ...tokens.map((token) => ({ token, weight: 1 })),
      ...ids.map((id) => ({ token: impliedToken(id), weight: IMPLIED })),
    ],
    importance: SUBJECT_IMPORTANCE,
    wider: nearTo(ids),
    category: null,
    said: [],
  };
}

/** How the subject of a token is called. */
export function labelOf(token: string): string {
  return nameOfSubject(token.slice(SUBJECT_MARK.length));
}

function nearTo(ids: readonly string[]): readonly WeightedToken[] {
  return ids
    .flatMap(widerThan)
    .filter((id) => !GATHERINGS.has(id))
    .flatMap(widerTokens);
}

function widerTokens(id: string): readonly WeightedToken[] {
  return [
    { token: subjectToken(id), weight: WIDER },
    { token: impliedToken(id), weight: WIDER * IMPLIED },
  ];
}

/** A subject that words here and there in the request point to. */
export function pairedFacet(id: string): Facet {
  return subjectFacet([], [id]);
}

export function wordFacet(word: string, commonness: Commonness | 'unknown'): Facet {
  return {
    label: word,
    tokens: [{ token: wordToken(stem(word)), weight: 1 }],
    importance: WORD_IMPORTANCE[commonness],
    wider: [],
    category: null,
    said: [],
  };
}

/** Held in the language, as far as it says so. */
export const languageToken = (language: string) => `=in ${language.toLowerCase()}`;

export function languageFacet(language: string): Facet {
  return {
    label: language,
    tokens: [{ token: languageToken(language), weight: 1 }],
    importance: LANGUAGE_IMPORTANCE,
    wider: [],
    category: null,
    said: [],
  };
}

function telling(words: readonly string[]): readonly string[] {
  return words.filter((word) => word.length > 1 && !FILLERS.has(word));
}

/** Those that candidates are looked for by: everyday words only order what the others find; alone they have to do. */
export function narrowingOf(facets: readonly Facet[]): readonly Facet[] {
  const narrowing = facets.filter(({ importance }) => importance >= LEAST_NARROWING);
  return narrowing.length > 0 ? narrowing : facets;
}
