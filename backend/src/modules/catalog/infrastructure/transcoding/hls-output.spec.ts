import { describe, expect, it } from '@jest/globals';
import { bandwidths, codecsOf, segmentsOf } from './hls-output.js';

describe('What ffmpeg wrote', () => {
  it('is listed by its playlist', () => {
    const playlist = '#EXTM3U\n#EXTINF:2.000000,\nsegment-0.m4s\n#EXTINF:3.5,\nsegment-1.m4s\n';
    expect(segmentsOf(playlist)).toEqual([
      { name: 'segment-0.m4s', seconds: 2 },
      { name: 'segment-1.m4s', seconds: 3.5 },
    ]);
  });

  it('has the bandwidth of its heaviest segment, a last frame aside', () => {
    const segments = [
      { name: 'a', seconds: 4, bits: 4_000 },
      { name: 'b', seconds: 4, bits: 8_000 },
      { name: 'c', seconds: 0.04, bits: 900 },
    ];
    expect(bandwidths(segments)).toEqual({ bandwidth: 2_000, averageBandwidth: 1_605 });
  });

  it('names its codecs by what the headers say', () => {
    const picture = Buffer.from('....avcC\x01\x64\x00\x1f....', 'latin1');
    expect(codecsOf(picture)).toBe('avc1.64001f');
    expect(codecsOf(Buffer.concat([picture, Buffer.from('mp4a')]))).toBe('avc1.64001f,mp4a.40.2');
  });
});
