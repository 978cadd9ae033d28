import { onFirstUse } from '../../../../platform/domain/on-first-use.js';
import { Phrases } from './phrases.js';
import { LANGUAGES } from './vocabulary/languages/languages.js';
import { inEnglish } from './vocabulary/spoken-words.js';
import type { Subject } from './vocabulary/subjects/subject.js';
import { SUBJECTS } from './vocabulary/subjects.js';

const byId = onFirstUse(
  (): ReadonlyMap<string, Subject> => new Map(SUBJECTS.map((subject) => [subject.id, subject])),
);

/** The subjects that a phrase names. */
export const subjectPhrases = new Phrases(() => [
  ...SUBJECTS.flatMap(({ id, terms }) => terms.map((term) => [asRead(term), id] as const)),
  ...LANGUAGES.flatMap(({ names }) => names().map(([name, id]) => [asRead(name), id] as const)),
]);

/** Requests are normalized before they are matched, so the phrases have to be, too. */
export function asRead(term: string): string {
  const words = term.split(' ');
  if (words.length === 1) return term;
  return words.map(inEnglish).join(' ');
}

/** The wider subjects that a subject belongs to. */
export function widerThan(id: string): readonly string[] {
  return byId().get(id)?.within ?? [];
}

const kinds = onFirstUse(() => Map.groupBy(SUBJECTS, ({ within: [nearest] }) => nearest));

/** The subjects whose first wider subject is this one, so that they are kinds of it. */
export function kindsOf(id: string): readonly string[] {
  return (kinds().get(id) ?? []).map((kind) => kind.id);
}

/** The display name of a subject. */
export function nameOfSubject(id: string): string {
  return byId().get(id)?.terms[0] ?? id;
}
