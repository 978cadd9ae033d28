export const TITLE_MAX = 120;

/** The key under which typed titles survive a reload. */
export const keptTitles = (courseId: string) => `new-lectures-${courseId}`;

/** A lecture of a written outline. */
export interface Titled {
  lectureTitle: string;
  /** The title of the section that begins with it. */
  sectionTitle?: string;
}

interface Line {
  /** Counted from 1, blank lines included, as displayed. */
  line: number;
  title: string;
  isSection: boolean;
}

/** One title per line; blank lines are skipped, and `# ` begins a section. */
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((written, index) => {
      const [, sign, title = ''] = /^(# )?(.*)$/.exec(written.trim()) ?? [];
      return { line: index + 1, title: title.trim(), isSection: sign !== undefined };
    })
    .filter(({ title }) => title !== '');

export function titlesOf(text: string): Titled[] {
  let sectionTitle: string | undefined;
  return linesOf(text).flatMap(({ title, isSection }) => {
    if (isSection) {
      sectionTitle = title;
      return [];
    }
    const titled = sectionTitle === undefined ? {} : { sectionTitle };
    sectionTitle = undefined;
    return [{ lectureTitle: title, ...titled }];
  });
}

/** The text that these titles come from. */
export const textOf = (titles: readonly Titled[]): string =>
  titles
    .flatMap(({ lectureTitle, sectionTitle }) =>
      sectionTitle === undefined ? [lectureTitle] : [`# ${sectionTitle}`, lectureTitle],
    )
    .join('\n');

/** The lines of sections with no lecture below them. */
export const emptySectionsOf = (text: string): number[] =>
  linesOf(text)
    .filter(({ isSection }, at, all) => isSection && (all[at + 1]?.isSection ?? true))
    .map(({ line }) => line);

/** As the server counts: in code points, composed. */
export const lengthOf = (title: string) => [...title.normalize('NFC')].length;

export interface LongTitle {
  /** Counted from 1, blank lines included, as displayed. */
  line: number;
  length: number;
}

/** Titles that the server would refuse as too long. */
export const longTitlesOf = (text: string): LongTitle[] =>
  linesOf(text)
    .map(({ line, title }) => ({ line, length: lengthOf(title) }))
    .filter(({ length }) => length > TITLE_MAX);
