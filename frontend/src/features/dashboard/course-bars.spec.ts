import { describe, expect, it } from '@jest/globals';
import { aCourse } from '../../shared/testing/builders';
import { chartName, studentBars } from './course-bars';

describe('The name of a course in a chart', () => {
  it.each([
    ['Practical CCTV Monitoring', 'Practical ...'],
    ['Ten chars!', 'Ten chars!'],
    ['Eleven char', 'Eleven cha...'],
    ['Go', 'Go'],
    ['🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬', '🎬🎬🎬🎬🎬🎬🎬🎬🎬🎬...'],
  ])('of "%s" is "%s"', (title, name) => {
    expect(chartName(title)).toBe(name);
  });
});

describe('The bars', () => {
  it('keep courses apart that begin alike', () => {
    const twins = [aCourse({ _id: 'a', enrolledCount: 2 }), aCourse({ _id: 'b' })];
    expect(studentBars(twins).map(({ id, value }) => [id, value])).toEqual([
      ['a', 2],
      ['b', 0],
    ]);
  });
});
