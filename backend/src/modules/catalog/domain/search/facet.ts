import { stem } from './stem.js';
import { nameOfSubject, widerThan } from './subject-index.js';

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
}

const IMPLIED = 0.72;
const WIDER = 0.35;
const SUBJECT_IMPORTANCE = 1;
/** Beside a subject a word on its own only shades the request. */
const WORD_IMPORTANCE = 0.4;

/** The course says it. */
export const wordToken = (stemmed: string) => stemmed;
/** The course names the subject, in whatever words. */
export const subjectToken = (id: string) => `#${id}`;
export const isSubjectToken = (token: string) => token.startsWith('#');
/** The course names a part of the subject. */
export const impliedToken = (id: string) => `~${id}`;

export function subjectFacet(words: readonly string[], ids: readonly string[]): Facet {
  const [word] = words;
  const own = words.length === 1 && word ? [{ token: wordToken(stem(word)), weight: 1 }] : [];
  return {
    label: words.length === 1 && word ? word : ids.map(nameOfSubject).join(', '),
    tokens: [
      ...ids.map((id) => ({ token: subjectToken(id), weight: 1 })),
      ...own,
      ...ids.map((id) => ({ token: impliedToken(id), weight: IMPLIED })),
    ],
    importance: SUBJECT_IMPORTANCE,
    wider: ids.flatMap(widerThan).flatMap((id) => [
      { token: subjectToken(id), weight: WIDER },
      { token: impliedToken(id), weight: WIDER * IMPLIED },
    ]),
  };
}

export function wordFacet(word: string): Facet {
  return {
    label: word,
    tokens: [{ token: wordToken(stem(word)), weight: 1 }],
    importance: WORD_IMPORTANCE,
    wider: [],
  };
}
