import { onFirstUse } from '../../../../../../platform/domain/on-first-use.js';

/**
 * What can be learned, one subject a line: how it is called, in English, in Hindi as it is spoken in Latin letters,
 * and in Devanagari. `within` names wider subjects: a course on React is also one, a little less, on web development.
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
