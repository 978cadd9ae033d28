import { describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codecsOf, HlsOutput, setUpOf } from './hls-output.js';

const init = Buffer.from('....avcC\x01\x64\x00\x1f....', 'latin1');

describe('What ffmpeg wrote', () => {
  it('names its codecs by what the headers say', () => {
    expect(codecsOf(init)).toBe('avc1.64001f');
    expect(codecsOf(Buffer.concat([init, Buffer.from('mp4a')]))).toBe('avc1.64001f,mp4a.40.2');
  });

  it('is decoded differently when either its pictures or its sound were made differently', () => {
    const box = (name: string, content: string) =>
      Buffer.from(`\0\0\0${String.fromCharCode(8 + content.length)}${name}${content}`, 'latin1');
    const made = (pictures: string, sound: string) =>
      setUpOf(Buffer.concat([box('avcC', pictures), box('mdia', 'x'), box('esds', sound)]));
    expect(made('high', 'mono')).toBe(made('high', 'mono'));
    expect(made('high', 'mono')).not.toBe(made('high', 'stereo'));
    expect(made('high', 'mono')).not.toBe(made('main', 'mono'));
  });

  it('is found at the end, also when it came within the same tick of the clock', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-hls-'));
    const playlist = join(folder, 'index.m3u8');
    await writeFile(join(folder, 'init.mp4'), init);
    await writeFile(join(folder, 'segment-0.m4s'), '\0\0\0\x0cmdatpict');
    await writeFile(playlist, '#EXTM3U\n');
    const { atime, mtime } = await stat(playlist);
    const output = new HlsOutput({ folder, init: 'init.mp4' }, '144p', {
      ...{ init: null, count: 0, seconds: 0 },
    });
    const seen = async (isLast: boolean) => {
      const names: string[] = [];
      for await (const { name } of output.fresh({ isLast })) names.push(name);
      return names;
    };
    expect(await seen(false)).toEqual([]);
    await writeFile(playlist, '#EXTM3U\n#EXTINF:0.04,\nsegment-0.m4s\n');
    await utimes(playlist, atime, mtime);
    expect(await seen(true)).toEqual(['segment-0.m4s']);
    await rm(folder, { recursive: true });
  });
});
