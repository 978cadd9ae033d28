import { describe, expect, it } from '@jest/globals';
import { codecsOf } from './hls-output.js';

describe('What ffmpeg wrote', () => {
  it('names its codecs by what the headers say', () => {
    const picture = Buffer.from('....avcC\x01\x64\x00\x1f....', 'latin1');
    expect(codecsOf(picture)).toBe('avc1.64001f');
    expect(codecsOf(Buffer.concat([picture, Buffer.from('mp4a')]))).toBe('avc1.64001f,mp4a.40.2');
  });
});
