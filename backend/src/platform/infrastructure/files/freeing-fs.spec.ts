import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { freeingFs } from './freeing-fs.js';

const CHUNK = 64 * 1024;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-freeing-'));
});

afterEach(() => rm(folder, { recursive: true }));

const ownBytes = (length: number): Buffer => randomBytes(length);
const isFreed = ({ buffer }: Buffer): boolean => (buffer as ArrayBuffer).detached;

async function written(chunks: Buffer[]): Promise<Buffer> {
  const file = join(folder, 'file');
  await pipeline(chunks, createWriteStream(file, { fs: freeingFs, flush: true }));
  return readFile(file);
}

describe('What is written to a file and freed', () => {
  it('is in the file as it was', async () => {
    const chunks = Array.from({ length: 40 }, () => ownBytes(CHUNK));
    const whole = Buffer.concat(chunks);
    expect((await written(chunks)).equals(whole)).toBe(true);
    expect(chunks.every(isFreed)).toBe(true);
  });

  it('is no part of something larger', async () => {
    const page = ownBytes(2 * CHUNK);
    await written([page.subarray(0, CHUNK), page.subarray(CHUNK)]);
    expect(isFreed(page)).toBe(false);
  });

  it('is nothing small, which may be used again', async () => {
    const note = ownBytes(1024);
    await written([note]);
    expect(isFreed(note)).toBe(false);
  });
});
