import { describe, expect, it } from '@jest/globals';
import { aLecture, CREATED_AT } from '../../testing/course-builder.js';
import { InvalidInput } from '../../../../platform/domain/domain-error.js';
import { LectureOrderStale, TooManyLectures } from '../courses/course-errors.js';
import { ListingChanged } from '../courses/course-facts.js';
import { LectureAdded } from './lecture-facts.js';
import { LectureSequence, MAX_LECTURES } from './lecture-sequence.js';

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
