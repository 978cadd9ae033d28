import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { NoRoomForCopy } from './disk-room.js';
import { LocalTranscoder } from './local-transcoder.js';

let workDirectory: string;
beforeEach(async () => {
  workDirectory = await mkdtemp(join(tmpdir(), 'room-'));
});
afterEach(() => rm(workDirectory, { recursive: true }));

describe('A video that does not fit on the disk', () => {
  it('is not copied, and waits for room', async () => {
    const options = { appEnv: 'production' as const, searchPath: '', workDirectory };
    const transcoder = new LocalTranscoder(options, pino({ level: 'silent' }));
    const upload = Object.assign(Readable.from([Buffer.from('a video')]), { size: 2 ** 60 });
    const opening = transcoder.open('video-1', upload, new AbortController().signal);
    await expect(opening).rejects.toThrow(NoRoomForCopy);
    expect(upload.readableDidRead).toBe(false);
    expect(await readdir(workDirectory)).toEqual([]);
  });
});
