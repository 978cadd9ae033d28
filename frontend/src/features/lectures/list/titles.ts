export const TITLE_MAX = 120;

/** The key under which typed titles survive a reload. */
export const keptTitles = (courseId: string) => `new-lectures-${courseId}`;

const lengthOf = (title: string) => [...title.normalize('NFC')].length;

/** One title per line; blank lines are skipped. */
export const titlesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export interface LongTitle {
  /** Counted from 1, blank lines included, as displayed. */
  line: number;
  length: number;
}

/** Titles that the server would refuse as too long. */
export const longTitlesOf = (text: string): LongTitle[] =>
  text
    .split('\n')
    .map((line, index) => ({ line: index + 1, length: lengthOf(line.trim()) }))
    .filter(({ length }) => length > TITLE_MAX);
