import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { LocalTranscoder } from './local-transcoder.js';

const HOUR_MS = 60 * 60 * 1_000;
/** As MP4 files begin. */
const VIDEO = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-work-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A file below the folder of a video, last written so many hours ago like all folders it lies in. */
async function leave(name: string, hoursAgo: number): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'something');
  const then = new Date(Date.now() - hoursAgo * HOUR_MS);
  for (let at = path; at !== folder; at = dirname(at)) await utimes(at, then, then);
}

describe('The folders that workers work in', () => {
  it('go once nothing in them was touched for a day', async () => {
    await leave('killed/source', 25);
    await leave('killed/ladder/720p/segment-1.m4s', 25);
    await leave('encoding/ladder/720p/segment-9.m4s', 0);
    await leave('encoding/source', 30);
    const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const withoutFfmpeg = { appEnv: 'production', searchPath: '', workDirectory: folder } as const;
    const transcoder = new LocalTranscoder(withoutFfmpeg, silent);
    const signal = new AbortController().signal;
    const source = await transcoder.open('mine', Readable.from([VIDEO]), signal);
    expect(await readdir(folder)).toEqual(['encoding', 'mine']);
    await source.close();
  });
});
