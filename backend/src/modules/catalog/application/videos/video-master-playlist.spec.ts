import { describe, expect, it } from '@jest/globals';
import { aFinishedVideo, aPlannedVideo, someResult } from '../../testing/video-builder.js';
import { masterPlaylist } from './video-master-playlist.js';

describe('The master playlist', () => {
  it('names each finished rendition with what a player chooses by', () => {
    const video = aPlannedVideo();
    video.finishRendition('240p', someResult, new Date(0));
    expect(masterPlaylist(video.watchableRenditions)).toBe(
      [
        '#EXTM3U',
        '#EXT-X-VERSION:7',
        '#EXT-X-INDEPENDENT-SEGMENTS',
        '#EXT-X-STREAM-INF:BANDWIDTH=500000,AVERAGE-BANDWIDTH=400000,RESOLUTION=426x240,' +
          'CODECS="avc1.4d401e,mp4a.40.2",NAME="240p"',
        '240p/index.m3u8',
        '',
      ].join('\n'),
    );
  });

  it('begins with 480p, which most networks carry at once', () => {
    const playlists = masterPlaylist(aFinishedVideo().watchableRenditions).match(/^\d+p/gm);
    expect(playlists).toEqual(['480p', '144p', '240p', '360p', '720p', '1080p']);
  });
});
