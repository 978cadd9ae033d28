import { describe, expect, it } from '@jest/globals';
import { videoFileKey } from './video-files.js';

const video = { videoId: 'v1', rungs: ['240p'], hasPoster: true, originalQuality: false };

describe('The files of a video', () => {
  it.each(['240p/index.m3u8', '240p/init.mp4', '240p/segment-12.m4s', 'poster.jpg'])(
    'are found: %s',
    (path) => expect(videoFileKey(video, path)).toBe(`videos/v1/${path}`),
  );

  it.each([
    '360p/index.m3u8',
    '240p/../../v2/240p/index.m3u8',
    '240p/segment-1.m4s/..',
    '240p/source',
    'original',
    '',
  ])('are not found when unfinished or not ours to give: %s', (path) =>
    expect(videoFileKey(video, path)).toBeNull(),
  );

  it('include the upload only where it is what is watched', () => {
    expect(videoFileKey({ ...video, originalQuality: true }, 'original')).toBe('sources/v1');
  });
});
