import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createReadStream } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storyboardFor } from '../../src/modules/catalog/domain/videos/storyboard.js';
import { Clips, h264, localTranscoder, picture, tone } from './clips.js';
import { storeRenditions } from './stored-rendition.js';

jest.setTimeout(60_000);

const tiny = { name: '144p', width: 256, height: 144 };
/** Two sizes large enough to share their sound. */
const small = { name: '270p', width: 480, height: 270 };
const large = { name: '288p', width: 512, height: 288 };
const never = new AbortController().signal;

let clips: Clips;

beforeAll(async () => {
  clips = await Clips.open();
});

afterAll(() => clips.close());

/** In a folder whose name contains characters that are special to ffmpeg. */
async function make(clip: string) {
  const work = join(clips.folder, "it's [a] place:here|there, = all");
  const source = await localTranscoder(work).open('video', createReadStream(clip), never);
  try {
    await storeRenditions(source, [tiny, small, large], `${clip}.made`);
    // From now on, only pictures made in the same pass can be returned.
    await rm(join(work, 'video/source'));
    const { width, height, durationSeconds } = source.facts;
    const shape = { width: width ?? 0, height: height ?? 0, durationSeconds: durationSeconds ?? 0 };
    const pictures = [await source.poster(), await source.storyboard(storyboardFor(shape))];
    return { playlist: (name: string) => join(`${clip}.made`, name, 'index.m3u8'), pictures };
  } finally {
    await source.close();
  }
}

describe('Sizes made together', () => {
  it('are each cut at the same places and have all the sound', async () => {
    const clip = `${picture('512x288', 7)} ${tone(7)} ${h264} -c:a aac`;
    const { playlist } = await make(await clips.make('together.mp4', clip));
    for (const { name, width, height } of [tiny, small, large]) {
      const lengths = (await readFile(playlist(name), 'utf8')).match(/#EXTINF:([\d.]+)/g);
      expect(lengths).toEqual(['#EXTINF:2.000000', '#EXTINF:4.000000', '#EXTINF:1.000000']);
      const seen = await clips.probe(playlist(name), 'stream=codec_name,width,height');
      expect(seen).toMatch(new RegExp(`codec_name=h264\nwidth=${width}\nheight=${height}\n`));
      expect(seen).toContain('codec_name=aac');
    }
    const loudness = await Promise.all(
      [small, large].map((one) => clips.loudness(playlist(one.name))),
    );
    expect(loudness[0]).toBe(loudness[1]);
  });

  it('leave a poster and a storyboard behind', async () => {
    const clip = await clips.make('drawn.mp4', `${picture('512x288', 3)} ${h264}`);
    const { pictures } = await make(clip);
    const sizes = pictures.map(async (drawn, at) => {
      const path = join(clips.folder, `picture-${at}.jpg`);
      await writeFile(path, drawn ?? '');
      return clips.probe(path, 'stream=width,height');
    });
    expect(await Promise.all(sizes)).toEqual(['width=512\nheight=288\n', 'width=320\nheight=90\n']);
  });

  it('come to their end where the sound is longer than the picture', async () => {
    const clip = `${picture('512x288', 1)} ${tone(20)} ${h264} -c:a aac`;
    const { playlist } = await make(await clips.make('radio.mp4', clip));
    expect(await readFile(playlist(large.name), 'utf8')).toContain('#EXT-X-ENDLIST');
  });
});
