import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoRoomForSizes } from '../../application/videos/no-room-for-sizes.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import { Encoding, type StartWork } from './encoding.js';
import type { SourceInput } from './ffmpeg-commands.js';
import { ToolFailed } from './run-tool.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-encoding-'));
});

afterEach(() => rm(folder, { recursive: true }));

function box(type: string, content: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(type + content, 'latin1')]);
}

const segment = Buffer.concat([box('moof', 'where'), box('mdat', 'moving pictures')]);
const head = '#EXTM3U\n#EXT-X-PLAYLIST-TYPE:EVENT\n';
const first = '#EXTINF:2.000000,\nsegment-0.m4s\n';
const end = '#EXT-X-ENDLIST\n';

const source: SourceInput = {
  path: 'source',
  container: 'mp4',
  video: 0,
  audio: null,
  frameRate: '25',
};
const rung = { name: '144p', width: 256, height: 144 };
const orders = [{ rung, kept: { count: 0, seconds: 0, init: null } }];
const order = { seconds: 2, from: { seconds: 0, segment: 0 }, threads: 1 };

interface Left {
  readonly playlist?: string;
  readonly segment?: Buffer;
  readonly failure?: Error;
}

/** The outcome of a program that leaves these files behind and reported fifty pictures. */
async function outcomeOf({ playlist, segment: content, failure }: Left): Promise<unknown> {
  const start: StartWork = (_, onLine) => {
    const leave = async () => {
      const place = join(folder, 'ladder/144p');
      if (content) {
        await writeFile(join(place, 'init.mp4'), box('avcC', '\x01\x64\x00\x1f'));
        await writeFile(join(place, 'segment-0.m4s'), content);
      }
      if (playlist !== undefined) await writeFile(join(place, 'index.m3u8'), playlist);
      onLine(playlist === undefined ? 'frame=0' : 'frame=50');
      over = true;
      return failure ?? null;
    };
    let over = false;
    return { end: leave(), isOver: () => over, stop: async () => undefined };
  };
  const encoding = await Encoding.start(start, source, orders, {
    ...order,
    folder: join(folder, 'ladder'),
  });
  const names: string[] = [];
  try {
    for await (const { name } of encoding.segments()) names.push(name);
    return names;
  } catch (error) {
    return error;
  }
}

describe('A run of the encoder', () => {
  it('is ended before the disk is full', async () => {
    const ended = Promise.withResolvers<null>();
    let isOver = false;
    const stop = async () => {
      isOver = true;
      ended.resolve(null);
    };
    const start: StartWork = () => ({ end: ended.promise, isOver: () => isOver, stop });
    const assertRoom = async () => {
      throw new NoRoomForSizes();
    };
    const place = { ...order, folder: join(folder, 'ladder') };
    const encoding = await Encoding.start(start, source, orders, place, undefined, assertRoom);
    await expect(encoding.segments().next()).rejects.toThrow(NoRoomForSizes);
    expect(isOver).toBe(true);
  });

  it('hands out what was made whole', async () => {
    expect(await outcomeOf({ playlist: head + first + end, segment })).toEqual(['segment-0.m4s']);
  });

  it('that came to its own end without a picture is the fault of the file', async () => {
    expect(await outcomeOf({})).toBeInstanceOf(UnplayableSource);
    const failure = new ToolFailed('ffmpeg', 'code 1', 'Invalid data found');
    expect(await outcomeOf({ failure })).toBeInstanceOf(UnplayableSource);
  });

  // ffmpeg does not report a full disk, and exits successfully.
  it.each([
    ['from the start', { playlist: '', segment: Buffer.alloc(0) }],
    ['before the list was complete', { playlist: head + first, segment }],
    ['within a segment', { playlist: head + first + end, segment: segment.subarray(0, -3) }],
    [
      'within the head of a box',
      { playlist: head + first + end, segment: segment.subarray(0, 15) },
    ],
    ['and says so', { failure: new ToolFailed('ffmpeg', 'code 228', 'No space left on device') }],
  ])('that found the disk full %s is tried again', async (_, left: Left) => {
    const outcome = await outcomeOf(left);
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(UnplayableSource);
  });
});
