export const TITLE_MAX = 120;

/** Under which name the titles that were typed outlive a reload. */
export const keptTitles = (courseId: string) => `new-lectures-${courseId}`;

const lengthOf = (title: string) => [...title.normalize('NFC')].length;

/** Each line is one; lines with nothing in them are none. */
export const titlesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface LongTitle {
  /** Counted from 1, blank ones included: as they are seen. */
  line: number;
  length: number;
}

/** Titles that the server would refuse for their length. */
export const longTitlesOf = (text: string): LongTitle[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, length: lengthOf(line.trim()) }))
    .filter(({ length }) => length > TITLE_MAX);
