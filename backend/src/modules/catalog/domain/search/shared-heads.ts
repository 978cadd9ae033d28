import { stem } from './stem.js';
import { subjectPhrases } from './subject-index.js';

const AND = new Set(['and', 'or', 'aur', 'ya', 'n']);

/** "Photo and video editing" asks for photo editing, too: both words share the head after them. */
export function withSharedHeads(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const [and = '', other = '', head = ''] = words.slice(at + 1, at + 4);
    return AND.has(and) && shares(word, other, head) ? [word, head] : [word];
  });
}

function shares(one: string, other: string, head: string): boolean {
  if (one === '' || other === '' || head === '') return false;
  const [first, second] = [named(one, head), named(other, head)];
  // "Python and java course": a word that names a subject by itself needs no head.
  if (first === null || second === null || named(one) !== null) return false;
  return first.some((id) => !second.includes(id));
}

/** The subjects that all the words together name. */
function named(...words: readonly string[]): readonly string[] | null {
  const match = subjectPhrases.at(words.map(stem), 0, words);
  return match?.length === words.length ? match.values : null;
}
