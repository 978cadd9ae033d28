import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  arranged,
  blocksOf,
  emptySections,
  isArrangedOtherwise,
  isSameOutline,
  lecturesOf,
  move,
  outlineOf,
  type Outlined,
  rowsOf,
  sectionOf,
  withTitle,
} from './outline';

/** `a B:b c` is a in no section, then section B with b and c. */
const outline = (text: string): Outlined[] =>
  text.split(' ').map((word) => {
    const [id = '', title] = word.split(':').toReversed();
    return title === undefined ? { _id: id } : { _id: id, sectionTitle: title };
  });
const written = (lectures: readonly Outlined[]) =>
  lectures
    .map(({ _id, sectionTitle }) => (sectionTitle === undefined ? _id : `${sectionTitle}:${_id}`))
    .join(' ');
const moved = (text: string, from: number, to: number) =>
  written(lecturesOf(move(rowsOf(outline(text)), from, to)));

describe('The outline of a course', () => {
  it('lets a lecture move up and down', () => {
    expect([moved('a b c', 2, 1), moved('a b c', 0, 1)]).toEqual(['a c b', 'b a c']);
  });

  it('leaves a title where it is when the first lecture below it moves away', () => {
    expect(moved('A:a b B:c d', 4, 1)).toBe('A:c a b B:d');
  });

  it('lets a lecture move over a title, into the section before', () => {
    expect(moved('A:a B:b c', 3, 2)).toBe('A:a b B:c');
  });

  it('lets a lecture move above the first title, into no section', () => {
    expect(moved('A:a b', 1, 0)).toBe('a A:b');
  });

  it('loses a title that has no lecture left', () => {
    expect(moved('A:a B:b c', 1, 3)).toBe('B:b a c');
  });

  it('tells which titles have no lecture left', () => {
    const rows = rowsOf(outline('A:a B:b B:c'));
    expect(emptySections(rows)).toEqual([]);
    expect(emptySections(move(rows, 1, 3))).toEqual(['A']);
    expect(emptySections(move(rows, 3, 5))).toEqual(['B']);
    expect(emptySections(move(rows, 5, 0))).toEqual(['B']);
  });

  it('divides lectures into blocks', () => {
    expect(blocksOf(outline('a b B:c d C:e')).map(written)).toEqual(['a b', 'B:c d', 'C:e']);
    expect(blocksOf([])).toEqual([]);
  });

  it('tells in which section a lecture is', () => {
    const sections = ['a', 'c', 'd'].map((id) => sectionOf(outline('a B:b c C:d'), id));
    expect(sections).toEqual([undefined, 'B', 'C']);
  });

  it('gives and takes titles', () => {
    const titled = withTitle(outline('a b'), 'b', 'B');
    expect(written(titled)).toBe('a B:b');
    expect(withTitle(titled, 'b', undefined)).toEqual(outline('a b'));
  });

  it('keeps the lectures that stay as they are, so that their rows are not drawn again', () => {
    const lectures = outline('a B:b c d');
    const changed = arranged(lectures, outline('a C:c B:b d'));
    const kept = changed.filter((one) => lectures.includes(one)).map(({ _id }) => _id);
    expect(kept).toEqual(['a', 'b', 'd']);
  });
  it('can be gone back to, with what came since at the end', () => {
    expect(written(arranged(outline('N:new B:b a'), outline('a A:b')))).toBe('a A:b N:new');
  });

  it.each([
    ['a B:b', 'a B:b', false],
    ['a B:b', 'a B:b new', false],
    ['a B:b gone', 'a B:b', false],
    ['A:gone a B:b', 'A:a B:b', false],
    ['A:gone B:b', 'B:b', false],
    ['a B:b', 'B:b a', true],
    ['a B:b', 'a Other:b', true],
    ['a B:b', 'a b new', true],
  ])('knows %s from %s only by what both have', (one, other, isOther) => {
    expect(isArrangedOtherwise(outline(one), outline(other))).toBe(isOther);
  });

  const anyOutline = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc
            .option(fc.constantFrom('A', 'B', 'C'), { nil: undefined })
            .map((title): Outlined =>
              title === undefined ? { _id: `${id}` } : { _id: `${id}`, sectionTitle: title },
            ),
        ),
      ),
    );

  it('is the same after it was taken apart and put together', () => {
    fc.assert(
      fc.property(anyOutline, (lectures) => {
        expect(lecturesOf(rowsOf(lectures))).toEqual(lectures);
        expect(blocksOf(lectures).flat()).toEqual(lectures);
        expect(arranged(lectures.toReversed(), outlineOf(lectures))).toEqual(lectures);
        expect(isSameOutline(lectures, outlineOf(lectures))).toBe(true);
      }),
    );
  });

  it('keeps every lecture through any move', () => {
    fc.assert(
      fc.property(anyOutline, fc.nat(), fc.nat(), (lectures, from, to) => {
        const rows = rowsOf(lectures);
        const after = lecturesOf(move(rows, from % rows.length, to % rows.length));
        const ids = (list: readonly Outlined[]) => list.map(({ _id }) => _id).sort();
        expect(ids(after)).toEqual(ids(lectures));
      }),
    );
  });
});
