import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { NoRoomForCopy } from './disk-room.js';
import { LocalTranscoder } from './local-transcoder.js';

const HOUR_MS = 60 * 60 * 1_000;
/** The first bytes of an MP4 file. */
const VIDEO = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42');

let workDirectory: string;
let transcoder: LocalTranscoder;

beforeEach(async () => {
  workDirectory = await mkdtemp(join(tmpdir(), 'lectern-work-'));
  const withoutFfmpeg = { appEnv: 'production', searchPath: '', workDirectory } as const;
  transcoder = new LocalTranscoder(withoutFfmpeg, pino({ level: 'silent' }));
});

afterEach(() => rm(workDirectory, { recursive: true }));

function open(content: Buffer, size = content.length) {
  const upload = Object.assign(Readable.from([content]), { size });
  return { upload, opening: transcoder.open('mine', upload, new AbortController().signal) };
}

/** A file in a video's folder, last written so many hours ago, like its parent folders. */
async function leave(name: string, hoursAgo: number): Promise<void> {
  const path = join(workDirectory, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'something');
  const then = new Date(Date.now() - hoursAgo * HOUR_MS);
  for (let at = path; at !== workDirectory; at = dirname(at)) await utimes(at, then, then);
}

describe('A video that does not fit on the disk', () => {
  it('is not copied, and waits for room', async () => {
    const { upload, opening } = open(VIDEO, 2 ** 60);
    await expect(opening).rejects.toThrow(NoRoomForCopy);
    expect(upload.readableDidRead).toBe(false);
    expect(await readdir(workDirectory)).toEqual([]);
  });
});

describe('A video that the store can put into the folder', () => {
  it('is not copied, so that it needs no room', async () => {
    const placeAt = (path: string) => writeFile(path, VIDEO).then(() => true);
    const upload = Object.assign(Readable.from([]), { size: 2 ** 60, placeAt });
    const source = await transcoder.open('mine', upload, new AbortController().signal);
    expect(source.facts.container).toBe('mp4');
    expect(upload.readableDidRead).toBe(false);
    await source.close();
  });
});

describe('The folders that workers work in', () => {
  it('go once nothing in them was touched for a day', async () => {
    await leave('killed/source', 25);
    await leave('killed/ladder/720p/segment-1.m4s', 25);
    await leave('encoding/ladder/720p/segment-9.m4s', 0);
    await leave('encoding/source', 30);
    const source = await open(VIDEO).opening;
    expect(await readdir(workDirectory)).toEqual(['encoding', 'mine']);
    await source.close();
  });
});
