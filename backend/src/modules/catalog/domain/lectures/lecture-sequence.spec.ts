import { describe, expect, it } from '@jest/globals';
import { aLecture, CREATED_AT } from '../../testing/course-builder.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { LectureOrderStale, TooManyLectures } from '../courses/course-errors.js';
import { ListingChanged } from '../courses/course-facts.js';
import { LectureAdded } from './lecture-facts.js';
import { SECTION_TITLE_MAX } from './lecture.js';
import { LectureSequence, MAX_LECTURES, MAX_SECTIONS } from './lecture-sequence.js';

const sequenceOf = (count: number) => {
  const lectures = Array.from({ length: count }, (_, place) => aLecture(`${place}`, place));
  return { lectures, sequence: new LectureSequence('course-1', lectures) };
};
const order = (lectures: { id: string; position: number }[]) =>
  lectures.toSorted((one, other) => one.position - other.position).map(({ id }) => id);

describe('The lectures of a course', () => {
  it('grow at the end, whatever gaps removals left', () => {
    const sequence = new LectureSequence('course-1', [aLecture('a', 0), aLecture('b', 7)]);
    const added = sequence.append({ id: 'c', title: 'The first shift', at: CREATED_AT });
    expect([added.position, added.isPreviewFree]).toEqual([8, false]);
    expect(added.pullFacts()).toEqual([
      LectureAdded.of({ lectureId: 'c', courseId: 'course-1' }),
      ListingChanged.of({ courseId: 'course-1' }),
    ]);
  });

  it('are at most three hundred', () => {
    const { sequence } = sequenceOf(MAX_LECTURES);
    expect(() => sequence.append({ id: 'one more', title: 'Too much', at: CREATED_AT })).toThrow(
      TooManyLectures,
    );
  });

  it('have titles', () => {
    const { sequence } = sequenceOf(0);
    expect(() => sequence.append({ id: 'a', title: '', at: CREATED_AT })).toThrow(InvalidInput);
  });

  it('take a whole new order', () => {
    const { lectures, sequence } = sequenceOf(3);
    sequence.reorder(['2', '0', '1']);
    expect(order(lectures)).toEqual(['2', '0', '1']);
  });

  it.each([
    ['leaves one out', ['0', '1']],
    ['names one twice', ['0', '1', '1']],
    ['names a stranger', ['0', '1', 'x']],
    ['names one too many', ['0', '1', '2', 'x']],
  ])('refuse an order that %s', (_, ids) => {
    const { sequence } = sequenceOf(3);
    expect(() => sequence.reorder(ids)).toThrow(LectureOrderStale);
  });
});

describe('The sections of a course', () => {
  const titles = (lectures: { sectionTitle: string | null }[]) =>
    lectures.map(({ sectionTitle }) => sectionTitle);
  const divided = (...sections: [lectureId: string, title: string][]) => {
    const { lectures, sequence } = sequenceOf(4);
    sequence.divide(sections.map(([lectureId, title]) => ({ lectureId, title })));
    return { lectures, sequence };
  };

  it('begin with lectures, and the first ones may be in none', () => {
    const { lectures } = divided(['1', 'Basics'], ['3', 'Night shifts']);
    expect(titles(lectures)).toEqual([null, 'Basics', null, 'Night shifts']);
  });

  it('are replaced as a whole, and told once', () => {
    const { lectures, sequence } = divided(['1', 'Basics'], ['3', 'Night shifts']);
    for (const lecture of lectures) lecture.pullFacts();
    sequence.divide([
      { lectureId: '0', title: 'Basics' },
      { lectureId: '3', title: 'Nights' },
    ]);
    expect(titles(lectures)).toEqual(['Basics', null, null, 'Nights']);
    expect(lectures.flatMap((lecture) => lecture.pullFacts())).toEqual([
      ListingChanged.of({ courseId: 'course-1' }),
    ]);
  });

  it('are not told when nothing changed', () => {
    const { lectures, sequence } = divided(['1', 'Basics']);
    for (const lecture of lectures) lecture.pullFacts();
    sequence.divide([{ lectureId: '1', title: 'Basics' }]);
    expect(lectures.flatMap((lecture) => lecture.pullFacts())).toEqual([]);
  });

  it('keep their titles when the order alone changes', () => {
    const { lectures, sequence } = divided(['1', 'Basics']);
    sequence.reorder(['3', '1', '0', '2']);
    expect(titles(lectures)).toEqual([null, 'Basics', null, null]);
  });

  it('begin with different lectures', () => {
    expect(() => divided(['1', 'Basics'], ['1', 'More'])).toThrow(InvalidInput);
  });

  it('begin with a lecture of the course', () => {
    expect(() => divided(['x', 'Basics'])).toThrow(LectureOrderStale);
  });

  it('begin with a new lecture, too', () => {
    const { sequence } = divided(['1', 'Basics']);
    const added = sequence.append({ id: 'x', title: 'Nights', sectionTitle: 'B', at: CREATED_AT });
    expect(added.sectionTitle).toBe('B');
  });

  it('are at most a hundred with a new one, too', () => {
    const { lectures, sequence } = sequenceOf(MAX_SECTIONS);
    sequence.divide(lectures.map(({ id: lectureId }) => ({ lectureId, title: 'A' })));
    const another = { id: 'x', title: 'Nights', sectionTitle: 'B', at: CREATED_AT };
    expect(() => sequence.append(another)).toThrow(InvalidInput);
  });

  it('are at most a hundred', () => {
    const { lectures, sequence } = sequenceOf(MAX_SECTIONS + 1);
    const all = lectures.map(({ id: lectureId }) => ({ lectureId, title: 'A' }));
    expect(() => sequence.divide(all)).toThrow(InvalidInput);
    expect(() => sequence.divide(all.slice(1))).not.toThrow();
  });

  it.each(['', 'x'.repeat(SECTION_TITLE_MAX + 1)])('have titles of a fair length', (title) => {
    expect(() => divided(['1', title])).toThrow(InvalidInput);
  });

  it('go on with the next lecture when their first one is removed', () => {
    const { lectures, sequence } = divided(['1', 'Basics']);
    sequence.remove(lectures[1]!);
    expect(lectures[2]?.sectionTitle).toBe('Basics');
  });

  it('end when their only lecture is removed', () => {
    const { lectures, sequence } = divided(['1', 'Basics'], ['2', 'Night shifts']);
    sequence.remove(lectures[1]!);
    expect(lectures[2]?.sectionTitle).toBe('Night shifts');
  });

  it('stay as they are when another lecture is removed', () => {
    const { lectures, sequence } = divided(['1', 'Basics']);
    sequence.remove(lectures[2]!);
    expect(titles(lectures)).toEqual([null, 'Basics', null, null]);
  });
});
