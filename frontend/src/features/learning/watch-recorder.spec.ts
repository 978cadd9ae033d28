import { describe, expect, it } from '@jest/globals';
import { WatchRecorder } from './watch-recorder';

function recorded(...seconds: number[]) {
  const recorder = new WatchRecorder();
  for (const second of seconds) recorder.advance(second);
  return recorder;
}

describe('A watch recorder', () => {
  it('joins what was played without a break', () => {
    expect(recorded(0, 0.25, 1, 2).take()).toEqual([{ from: 0, to: 2 }]);
  });

  it('leaves out what a jump passes over', () => {
    expect(recorded(0, 1, 60, 61).take()).toEqual([
      { from: 0, to: 1 },
      { from: 60, to: 61 },
    ]);
  });

  it('leaves out a small jump too when the player tells of it', () => {
    const recorder = recorded(0, 1);
    recorder.interrupt();
    recorder.advance(3);
    recorder.advance(4);
    expect(recorder.take()).toEqual([
      { from: 0, to: 1 },
      { from: 3, to: 4 },
    ]);
  });

  it('counts a part seen again again', () => {
    expect(recorded(5, 6, 5, 6).take()).toHaveLength(2);
  });

  it('goes on without a hole after a report', () => {
    const recorder = recorded(0, 1);
    recorder.take();
    recorder.advance(2);
    expect(recorder.take()).toEqual([{ from: 1, to: 2 }]);
  });

  it('has nothing to report while nothing plays', () => {
    expect(recorded(7).take()).toEqual([]);
  });
});
