/**
 * What can be learned, one subject a line: how it is called, in English, in Hindi as it is spoken in Latin letters,
 * and in Devanagari. `within` names wider subjects: a course on React is also one, a little less, on web development.
 */
export interface Subject {
  readonly id: string;
  readonly within: readonly string[];
  readonly terms: readonly string[];
}

export const subject = (id: string, within: string, terms: string): Subject => ({
  id,
  within: within === '' ? [] : within.split(' '),
  terms: terms.split(',').map((term) => term.trim()),
});
