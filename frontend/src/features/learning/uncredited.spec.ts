import { describe, expect, it } from '@jest/globals';
import type { LectureProgress } from '../../shared/api/types';
import { uncredited } from './uncredited';

const lecture = (...watched: [number, number][]): LectureProgress => ({
  lectureId: 'lecture-1',
  durationSeconds: 100,
  watchedSeconds: 0,
  positionSeconds: 0,
  done: false,
  watched,
});
const claim = (from: number, to: number) => ({
  intervals: [{ lectureId: 'lecture-1', from, to }],
});

describe('What the server has not credited', () => {
  it('is nothing when all of it is in the answer', () => {
    expect(uncredited(claim(10, 20), [lecture([0, 30])])).toEqual([]);
  });

  it('is what the answer leaves out', () => {
    expect(uncredited(claim(10, 90), [lecture([0, 30], [50, 60])])).toEqual([
      { lectureId: 'lecture-1', from: 30, to: 50 },
      { lectureId: 'lecture-1', from: 60, to: 90 },
    ]);
  });

  it('is never beyond the end, nor less than a second', () => {
    expect(uncredited(claim(90, 103), [lecture([0, 99.5])])).toEqual([]);
  });

  it('is not known of lectures that the answer does not name', () => {
    expect(uncredited(claim(10, 20), [])).toEqual([]);
  });
});
