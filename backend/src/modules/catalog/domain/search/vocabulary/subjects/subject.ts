import { onFirstUse } from '../../../../../../platform/domain/on-first-use.js';

/**
 * Something that can be learned, with its names in English, in Hindi in Latin letters, and in Devanagari. `within`
 * lists wider subjects: a course on React is also one, with less weight, on web development. The subject is a kind of
 * the first of them: a request without hacking refuses penetration testing, too.
 */
export interface Subject {
  readonly id: string;
  readonly within: readonly string[];
  readonly terms: readonly string[];
}

export function subject(id: string, within: string, terms: string): Subject {
  const read = onFirstUse(() => terms.split(',').map((term) => term.trim()));
  return {
    id,
    within: within === '' ? [] : within.split(' '),
    get terms() {
      return read();
    },
  };
}
