import { describe, expect, it } from '@jest/globals';
import type { CourseInProgress } from '../../../shared/api/types';
import { lecturePath, watchPath } from '../watch-path';
import { isAllFinished } from './arrange';
import { currentWeek, intensityOf, longDay, monthOf, weeksOf } from './calendar';
import { gapsOf } from './gaps';

describe('What is left of a lecture', () => {
  it('is all of it at first', () => {
    expect(gapsOf([], 60)).toEqual([{ from: 0, to: 60 }]);
  });

  it('is what lies between the watched parts', () => {
    const watched = [
      [0, 10],
      [20, 30],
    ];
    expect(gapsOf(watched, 60)).toEqual([
      { from: 10, to: 20 },
      { from: 30, to: 60 },
    ]);
  });

  it('leaves out slivers', () => {
    expect(gapsOf([[0.4, 59.5]], 60)).toEqual([]);
  });
});

describe('The calendar', () => {
  const days = [
    { date: '2026-11-15', seconds: 0 },
    { date: '2026-11-16', seconds: 60 },
    { date: '2026-11-17', seconds: 0 },
  ];

  it('begins a column on Monday', () => {
    expect(weeksOf(days).map((week) => week.map(({ date }) => date))).toEqual([
      ['2026-11-15'],
      ['2026-11-16', '2026-11-17'],
    ]);
  });

  it('shows this week from Monday to Sunday, days to come included', () => {
    const week = currentWeek(days);
    expect(week[0]).toMatchObject({ date: '2026-11-16', weekday: 'Monday', seconds: 60 });
    expect(week.at(-1)).toMatchObject({ date: '2026-11-22', weekday: 'Sunday', seconds: 0 });
  });

  it('calls months as every other date does', () => {
    expect([monthOf('2026-09-30'), longDay('2026-09-30')]).toEqual(['Sep', '30 Sep 2026']);
  });

  it.each([
    [0, 0],
    [20, 1],
    [10 * 60, 2],
    [2 * 3600, 4],
  ])('draws %s seconds in shade %s', (seconds, shade) => {
    expect(intensityOf(seconds)).toBe(shade);
  });
});

describe('Everything counts as finished', () => {
  const course = (state: string, accessState = 'active') =>
    ({ state, accessState }) as CourseInProgress;

  it.each([
    ['all courses are completed', [course('completed'), course('completed')], true],
    ['what is not was given back', [course('completed'), course('not_started', 'refunded')], true],
    ['one is not', [course('completed'), course('in_progress')], false],
    ['all were given back', [course('completed', 'refunded')], false],
  ])('or not when %s', (_, courses, finished) => {
    expect(isAllFinished(courses)).toBe(finished);
  });
});

describe('The way to go on', () => {
  it('names the lecture; its page knows the second', () => {
    const next = { lectureId: 'lecture', positionSeconds: 720 };
    const course = { courseId: 'course', state: 'in_progress', next } as CourseInProgress;
    expect(watchPath(course)).toBe('/viewlecture/course?lecture=lecture');
  });
});

describe('The way to a part that was missed', () => {
  it('names its second, the very first one too', () => {
    expect(lecturePath('course', 'lecture', 0)).toBe('/viewlecture/course?lecture=lecture&t=0');
    expect(lecturePath('course', 'lecture', null)).toBe('/viewlecture/course?lecture=lecture');
  });
});
