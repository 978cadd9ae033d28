import { onFirstUse } from '../../../../../../platform/domain/on-first-use.js';

/**
 * What can be learned, one subject a line: how it is called, in English, in Hindi as it is spoken in Latin letters,
 * and in Devanagari. `within` names wider subjects: a course on React is also one, a little less, on web development. The
 * first of them is what the subject is a kind of: who wants no hacking wants no penetration testing either.
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
