/** A lecture in the outline of its course. */
export interface Outlined {
  _id: string;
  /** The title of the section that begins with it. */
  sectionTitle?: string;
}

/** As the list shows them: the title of a section, or a lecture. */
export type Row<T> = string | T;

export const rowsOf = <T extends Outlined>(lectures: readonly T[]): Row<T>[] =>
  lectures.flatMap((lecture) =>
    lecture.sectionTitle === undefined ? [lecture] : [lecture.sectionTitle, lecture],
  );

/** The index of the lecture among the rows. */
export const rowOf = (rows: readonly Row<Outlined>[], lectureId: string): number =>
  rows.findIndex((row) => typeof row !== 'string' && row._id === lectureId);

/** A title with no lecture below it is left out: there are no empty sections. */
export function lecturesOf<T extends Outlined>(rows: readonly Row<T>[]): T[] {
  let title: string | undefined;
  return rows.flatMap((row) => {
    if (typeof row === 'string') {
      title = row;
      return [];
    }
    const lecture = entitled(row, title);
    title = undefined;
    return [lecture];
  });
}

/** The list with one item moved to another index. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * The lecture begins a section with this title, or, without one, goes on with the section before. One that does so
 * already stays the same object, by which its row knows that it need not be drawn again.
 */
export function entitled<T extends Outlined>(lecture: T, sectionTitle: string | undefined): T {
  if (lecture.sectionTitle === sectionTitle) return lecture;
  const changed: T = { ...lecture };
  delete changed.sectionTitle;
  return sectionTitle === undefined ? changed : { ...changed, sectionTitle };
}

export const withTitle = <T extends Outlined>(
  lectures: readonly T[],
  lectureId: string,
  title: string | undefined,
): T[] =>
  lectures.map((lecture) => (lecture._id === lectureId ? entitled(lecture, title) : lecture));

/** The sections with all their lectures, after the lectures of none, if there are any. */
export function blocksOf<T extends Outlined>(lectures: readonly T[]): T[][] {
  const blocks: T[][] = [];
  for (const lecture of lectures) {
    const last = blocks.at(-1);
    if (last && lecture.sectionTitle === undefined) last.push(lecture);
    else blocks.push([lecture]);
  }
  return blocks;
}

/** The title of the section that the lecture is in. */
export function sectionOf(lectures: readonly Outlined[], lectureId: string): string | undefined {
  const block = blocksOf(lectures).find((one) => one.some(({ _id }) => _id === lectureId));
  return block?.[0]?.sectionTitle;
}

export const outlineOf = (lectures: readonly Outlined[]): Outlined[] =>
  lectures.map(({ _id, sectionTitle }) => entitled<Outlined>({ _id }, sectionTitle));

/** The lectures in the order of the outline and with its sections; those it does not name come last. */
export function arranged<T extends Outlined>(lectures: readonly T[], outline: readonly Outlined[]) {
  const place = new Map(outline.map(({ _id }, index) => [_id, index]));
  const placeOf = ({ _id }: T) => place.get(_id) ?? outline.length;
  return [...lectures]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((lecture) => {
      const named = outline[placeOf(lecture)];
      return named ? entitled(lecture, named.sectionTitle) : lecture;
    });
}

export const isSameOutline = (one: readonly Outlined[], other: readonly Outlined[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ _id, sectionTitle }, index) =>
      _id === other[index]?._id && sectionTitle === other[index].sectionTitle,
  );

/** The outline without the lectures that are not in the list; titles go on with the next lecture. */
export function among<T extends Outlined>(outline: readonly T[], list: readonly Outlined[]): T[] {
  const known = new Set(list.map(({ _id }) => _id));
  return lecturesOf(rowsOf(outline).filter((row) => typeof row === 'string' || known.has(row._id)));
}

/** Whether lectures in both were moved or divided otherwise, apart from what was added or removed. */
export const isArrangedOtherwise = (
  one: readonly Outlined[],
  other: readonly Outlined[],
): boolean => !isSameOutline(among(one, other), among(other, one));

/** The titles with no lecture below them. */
export const emptySections = (rows: readonly Row<Outlined>[]): string[] =>
  rows.filter(
    (row, at) => typeof row === 'string' && typeof (rows[at + 1] ?? '') === 'string',
  ) as string[];
