import type { Category } from '../courses/course-vocabulary.js';
import { isDevanagari } from './devanagari.js';
import { inLatin } from './one-script.js';
import { stem } from './stem.js';
import { nameOfSubject, widerThan } from './subject-index.js';
import { CORE_SUBJECTS } from './vocabulary/core-subjects.js';
import { FILLERS } from './vocabulary/spoken-words.js';
import { CATEGORY_OF_SUBJECT, GATHERINGS } from './vocabulary/subjects.js';

interface WeightedToken {
  /** As stored in the index. */
  readonly token: string;
  /** How well a course with this token matches the facet; 1 is best. */
  readonly weight: number;
}

/** One thing a request asks for, with all index tokens that match it, best first. */
export interface Facet {
  /** For display. */
  readonly label: string;
  readonly tokens: readonly WeightedToken[];
  /** Its weight among the facets. */
  readonly importance: number;
  /** Tokens of the parts that people learn first: courses on them rank before courses on other parts. */
  readonly core: readonly WeightedToken[];
  /** Tokens of wider subjects, for when nothing else is found. */
  readonly wider: readonly WeightedToken[];
  /** The category that the facet names; null for anything narrower. */
  readonly category: Category | null;
  /** Tokens of the request's own words: of courses on the subject, those that contain them rank first. */
  readonly said: readonly string[];
}

const IMPLIED = 0.8;
/** The weight of a part of the field that people learn first. */
const CORE = 0.92;
const WIDER = 0.45;
/** The first of the wider subjects is nearer than the others. */
const NEAREST = 1.12;
/** The weight of the word alone, without the subject: "English typing" teaches no English. */
const OWN_WORD = 0.7;
/** The weight of a vague word that a course contains: "for kids". */
const VAGUE_WORD = 0.5;
/** Suggestions for vague words are listed likeliest first. */
const LESS_LIKELY = 0.03;
/** One word of a phrase: "repair" in a request for "mobile repair". */
const LONE_WORD = 0.15;
const SUBJECT_IMPORTANCE = 1;
const LANGUAGE_IMPORTANCE = 0.5;
/** How common an English word is. */
export type Commonness = 'everyday' | 'common' | 'usual';
/** So few courses that a word which they are about distinguishes them. */
export const FEW = 3;
/** Next to a subject, a plain word matters little, and less the more common it is. */
export const WORD_IMPORTANCE: Readonly<Record<Commonness | 'unknown', number>> = {
  everyday: 0.15,
  common: 0.3,
  usual: 0.4,
  unknown: 0.6,
};
/** Less important facets do not narrow the search. */
const LEAST_NARROWING = 0.25;
/** Just too little to narrow it. */
export const ASIDE = LEAST_NARROWING - 0.01;

/** The course contains the word. */
export const wordToken = (stemmed: string) => stemmed;
/** The course names the subject, in any words. */
export const SUBJECT_MARK = '#';
export const subjectToken = (id: string) => `${SUBJECT_MARK}${id}`;
export const isSubjectToken = (token: string) => token.startsWith(SUBJECT_MARK);
/** The course names a part of the subject. */
const IMPLIED_MARK = '~';
export const impliedToken = (id: string) => `${IMPLIED_MARK}${id}`;
export const isImplied = (token: string) => token.startsWith(IMPLIED_MARK);
/** Whether it is the token of a subject or a part of one, rather than of a word. */
export const isOfSubject = (token: string) => isSubjectToken(token) || isImplied(token);

export function subjectFacet(words: readonly string[], ids: readonly string[]): Facet {
  const [word] = words;
  const said = telling(words).map((one) => wordToken(stem(isDevanagari(one) ? inLatin(one) : one)));
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
    core: ids.flatMap(coreOf),
    wider: [
      ...nearTo(ids),
      ...(words.length > 1 ? said : []).map((token) => ({ token, weight: LONE_WORD })),
    ],
    category: ids.map((id) => CATEGORY_OF_SUBJECT.get(id)).find(Boolean) ?? null,
    said,
  };
}

/** The subjects of courses that already match the request. @param tokens of subjects, commonest first */
export function relatedFacet(tokens: readonly string[]): Facet {
  const ids = tokens.map((token) => token.slice(SUBJECT_MARK.length));
  return {
    label: labelOf(tokens[0] ?? ''),
    tokens: [
      ...tokens.map((token) => ({ token, weight: 1 })),
      ...ids.map((id) => ({ token: impliedToken(id), weight: IMPLIED })),
    ],
    importance: SUBJECT_IMPORTANCE,
    core: [],
    wider: nearTo(ids),
    category: null,
    said: [],
  };
}

/** The display name of the token's subject. */
export function labelOf(token: string): string {
  return nameOfSubject(token.slice(SUBJECT_MARK.length));
}

function coreOf(id: string): readonly WeightedToken[] {
  return (CORE_SUBJECTS.get(id) ?? []).map((one) => ({ token: subjectToken(one), weight: CORE }));
}

function nearTo(ids: readonly string[]): readonly WeightedToken[] {
  return ids.flatMap((id) =>
    widerThan(id)
      .filter((wider) => !GATHERINGS.has(wider))
      .flatMap((wider, at) => widerTokens(wider, at === 0 ? NEAREST : 1)),
  );
}

function widerTokens(id: string, nearness: number): readonly WeightedToken[] {
  return [
    { token: subjectToken(id), weight: WIDER * nearness },
    { token: impliedToken(id), weight: WIDER * IMPLIED * nearness },
  ];
}

/** A subject that words in different places of the request point to. */
export function pairedFacet(id: string): Facet {
  return subjectFacet([], [id]);
}

/** Suggestions for a vague request, and courses that contain its words. */
export function vagueFacet(words: readonly string[], ids: readonly string[]): Facet {
  const facet = subjectFacet([], ids);
  const likely = new Map(ids.map((id, at) => [subjectToken(id), 1 - at * LESS_LIKELY]));
  const suggested = facet.tokens.map(({ token, weight }) => ({
    token,
    weight: likely.get(token) ?? weight,
  }));
  // Chess for kids before chess for masters, when something for kids is wanted.
  const said = words.map((word) => wordToken(stem(word)));
  const own = said.map((token) => ({ token, weight: VAGUE_WORD }));
  // Its parts are nothing that was suggested.
  return { ...facet, tokens: [...suggested, ...own], core: [], wider: [], said };
}

export function wordFacet(word: string, commonness: Commonness | 'unknown'): Facet {
  return {
    label: word,
    tokens: [{ token: wordToken(stem(word)), weight: 1 }],
    importance: WORD_IMPORTANCE[commonness],
    core: [],
    wider: [],
    category: null,
    said: [],
  };
}

/** The course is taught in the language, as far as it says so. */
export const languageToken = (language: string) => `=in ${language.toLowerCase()}`;

export function languageFacet(language: string): Facet {
  return {
    label: language,
    tokens: [{ token: languageToken(language), weight: 1 }],
    importance: LANGUAGE_IMPORTANCE,
    core: [],
    wider: [],
    category: null,
    said: [],
  };
}

function telling(words: readonly string[]): readonly string[] {
  return words.filter((word) => word.length > 1 && !FILLERS.has(word));
}

/** The facets that select candidates: everyday words only rank what the others find, unless there are no others. */
export function narrowingOf(facets: readonly Facet[]): readonly Facet[] {
  const narrowing = facets.filter(({ importance }) => importance >= LEAST_NARROWING);
  return narrowing.length > 0 ? narrowing : facets;
}
