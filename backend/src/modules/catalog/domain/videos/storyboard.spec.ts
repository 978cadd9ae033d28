import { describe, expect, it } from '@jest/globals';
import { storyboardFor, storyboardVtt } from './storyboard.js';

const hd = { width: 1280, height: 720 };

describe('A storyboard', () => {
  it('shows a short video every two seconds, in its shape', () => {
    expect(storyboardFor({ ...hd, durationSeconds: 5 })).toEqual({
      every: 2,
      columns: 3,
      rows: 1,
      width: 160,
      height: 90,
    });
  });

  it('has at most a hundred pictures, however long the video is', () => {
    const { every, columns, rows } = storyboardFor({ ...hd, durationSeconds: 6 * 3_600 });
    expect([every, columns * rows]).toEqual([216, 100]);
  });

  it('stands upright for a video that does', () => {
    const { width, height } = storyboardFor({ width: 720, height: 1280, durationSeconds: 9 });
    expect([width, height]).toEqual([90, 160]);
  });

  it('tells where each picture lies and until when it holds', () => {
    const board = storyboardFor({ ...hd, durationSeconds: 23 });
    const cues = storyboardVtt(board, 23).split('\n\n');
    expect(cues[1]).toBe('00:00:00.000 --> 00:00:02.000\nstoryboard.jpg#xywh=0,0,160,90');
    expect(cues[12]).toBe('00:00:22.000 --> 00:00:23.000\nstoryboard.jpg#xywh=160,90,160,90');
  });
});
