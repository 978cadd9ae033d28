import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movieSeconds } from './boxes.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-boxes-'));
});

afterAll(() => rm(folder, { recursive: true }));

const box = (type: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + inside.length);
  head.write(type, 4);
  return Buffer.concat([head, inside]);
};

const header = (scale: number, length: number) => {
  const content = Buffer.alloc(100);
  content.writeUInt32BE(scale, 12);
  content.writeUInt32BE(length, 16);
  return box('mvhd', content);
};

const largeHeader = (scale: number, length: bigint) => {
  const content = Buffer.alloc(112);
  content[0] = 1;
  content.writeUInt32BE(scale, 20);
  content.writeBigUInt64BE(length, 24);
  return box('mvhd', content);
};

const endless = (type: string, first = 0xff) => {
  const head = Buffer.alloc(16, 0xff);
  head.writeUInt32BE(1);
  head.write(type, 4);
  head[8] = first;
  return head;
};

async function secondsOf(...boxes: Buffer[]): Promise<number | null> {
  const path = join(folder, 'movie.mp4');
  await writeFile(path, Buffer.concat(boxes));
  return movieSeconds(path);
}

describe('The length of a movie', () => {
  const media = box('mdat', Buffer.alloc(5_000, 7));

  it('is in its header, before or behind the pictures', async () => {
    const movie = box('moov', header(600, 90_000), box('trak'));
    expect(await secondsOf(box('ftyp'), movie, media)).toBe(150);
    expect(await secondsOf(box('ftyp'), media, movie)).toBe(150);
  });

  it('may have 64 bits', async () => {
    expect(await secondsOf(box('moov', box('free'), largeHeader(1_000, 9_000_000n)))).toBe(9_000);
  });

  it.each([
    ['there is no header', [box('ftyp'), media]],
    ['the header is elsewhere', [header(600, 90_000), box('moov', box('trak'))]],
    ['it counts in nothing', [box('moov', header(0, 90_000))]],
    ['a box has no length', [Buffer.alloc(8), box('moov', header(600, 90_000))]],
    ['the file ends before it', [box('moov', header(600, 90_000)).subarray(0, 20)]],
    ['a box is longer than any file', [endless('moov'), endless('free', 0x70)]],
    ['there is nothing', []],
  ])('is unknown if %s', async (_, boxes) => {
    expect(await secondsOf(...boxes)).toBeNull();
  });

  it('is a number or unknown, whatever the bytes are', async () => {
    const bytes = fc.uint8Array({ maxLength: 64 }).map((some) => Buffer.from(some));
    const movies = fc.oneof(
      bytes,
      bytes.map((some) => box('moov', some)),
      bytes.map((some) => box('moov', box('mvhd', some))),
    );
    await fc.assert(
      fc.asyncProperty(movies, async (some) => {
        const seconds = await secondsOf(some);
        expect(seconds === null || seconds >= 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
