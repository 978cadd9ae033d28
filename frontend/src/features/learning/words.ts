const MARKS = /[\u0300-\u036f]/g;

/** As people search: capitals and accents make no difference. */
const folded = (text: string) => text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase();

/** Whether the text has all of the words in it, or how they begin, in any order. */
export function hasWords(text: string, words: string): boolean {
  const searched = folded(text);
  return folded(words)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
