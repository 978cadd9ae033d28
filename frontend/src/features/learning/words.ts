const MARKS = /[\u0300-\u036f]/g;

/** Ignores case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase();

/** Whether the text contains all of the words, or prefixes of words, in any order. */
export function hasWords(text: string, words: string): boolean {
  const searched = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
