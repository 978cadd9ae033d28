import { describe, expect, it } from '@jest/globals';
import { aFinishedVideo, aPlannedVideo, someResult } from '../../testing/video-builder.js';
import { overallPercent, rungProgress } from './video-progress.js';

describe('The progress of a video', () => {
  it('is nothing before there is a plan', () => expect(overallPercent([], null)).toBe(0));

  it('is 100 when all rungs are finished', () =>
    expect(overallPercent(aFinishedVideo().renditions, null)).toBe(100));

  it('weighs rungs by what they cost', () => {
    const { renditions } = aPlannedVideo();
    const small = overallPercent(renditions, { name: '144p', percent: 100 });
    const large = overallPercent(renditions, { name: '1080p', percent: 100 });
    expect(small).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(3 * small);
    expect(large).toBeLessThan(100);
  });

  it('counts rungs that were begun as made together with the one at work', () => {
    const video = aPlannedVideo({}, sourceOf(426, 240));
    video.beginRendition('240p', someResult);
    expect(rungProgress(video.renditions, { name: '144p', percent: 40 })).toEqual([
      { name: '144p', status: 'processing', percent: 40 },
      { name: '240p', status: 'processing', percent: 40 },
    ]);
  });

  it('tells each rung apart', () => {
    const { renditions } = aPlannedVideo({}, sourceOf(426, 240));
    expect(rungProgress(renditions, { name: '144p', percent: 40 })).toEqual([
      { name: '144p', status: 'processing', percent: 40 },
      { name: '240p', status: 'pending', percent: 0 },
    ]);
  });
});

const sourceOf = (width: number, height: number) =>
  ({ container: 'mp4', durationSeconds: 10, width, height, hasAudio: false }) as const;
