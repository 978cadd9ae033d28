import { describe, expect, it } from '@jest/globals';
import { aHandout } from '../../testing/handout-builder.js';
import { MAX_HANDOUTS, MAX_HANDOUTS_OF_COURSE } from './handout.js';
import { placeFor } from './place-for.js';

const several = (count: number, lectureId: string) =>
  Array.from({ length: count }, (_, n) => aHandout({ lectureId, name: `${n}.csv` }));

describe('The place of a file', () => {
  it('is its own beside files of other names and of other lectures', () => {
    const all = [aHandout({ name: 'a.csv' }), aHandout({ name: 'b.csv', lectureId: 'lecture-2' })];
    expect(placeFor('b.csv', 'lecture-1', all)).toBeNull();
  });

  it('is that of the file of its name', () => {
    const same = aHandout({ name: 'A.csv' });
    expect(placeFor('a.csv', 'lecture-1', [same])).toBe(same);
  });

  it('is none in a full lecture or course, unless there is one of its name', () => {
    const lecture = several(MAX_HANDOUTS, 'lecture-1');
    expect(() => placeFor('new.csv', 'lecture-1', lecture)).toThrow('A lecture can have at most');
    expect(placeFor('0.csv', 'lecture-1', lecture)).toBe(lecture[0]);
    const course = Array.from({ length: MAX_HANDOUTS_OF_COURSE / MAX_HANDOUTS }, (_, n) =>
      several(MAX_HANDOUTS, `lecture-${n}`),
    ).flat();
    expect(() => placeFor('new.csv', 'another', course)).toThrow('A course can have at most');
    expect(placeFor('0.csv', 'lecture-1', course)?.name).toBe('0.csv');
  });
});
