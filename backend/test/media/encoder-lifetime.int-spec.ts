import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Clips, h264, localTranscoder, picture } from './clips.js';
import { tryRendition } from './stored-rendition.js';
import { encodersNow, encodersOn } from './encoders.js';

jest.setTimeout(60_000);

const run = promisify(execFile);

let clips: Clips;
let clip: string;
let worker: string;

beforeAll(async () => {
  clips = await Clips.open();
  await clips.make('short.mp4', `${picture('1280x720', 4, 30)} ${h264}`);
  // Long enough that no machine finishes it before the test does.
  clip = await clips.make('long.mp4', '-stream_loop 60 -i @short.mp4 -c copy');
  worker = await bundle(fileURLToPath(new URL('./transcode-until-killed.ts', import.meta.url)));
});

afterAll(() => clips.close());

async function bundle(entry: string): Promise<string> {
  const file = join(clips.folder, 'worker.mjs');
  const bundler = createRequire(import.meta.url).resolve('rolldown/package.json');
  const cli = join(dirname(bundler), 'bin/cli.mjs');
  await run(process.execPath, [
    cli,
    entry,
    '--format',
    'esm',
    '--platform',
    'node',
    '--file',
    file,
  ]);
  return file;
}

async function startWorker(): Promise<ChildProcess> {
  const work = join(clips.folder, 'work');
  const child = spawn(process.execPath, [worker, work, clip], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('An encoder', () => {
  it('dies with a worker that is killed without warning', async () => {
    const child = await startWorker();
    expect(await encodersNow(clips.folder)).toHaveLength(1);
    child.kill('SIGKILL');
    expect(await encodersOn(clips.folder)).toEqual([]);
  });

  it('dies with a worker that is terminated', async () => {
    const child = await startWorker();
    child.kill('SIGTERM');
    expect(await encodersOn(clips.folder)).toEqual([]);
  });

  it('is gone by the time an aborted rendition says so, and its folder with it', async () => {
    const stop = new AbortController();
    const transcoder = localTranscoder(join(clips.folder, 'aborted'));
    const source = await transcoder.open('video', createReadStream(clip), stop.signal);
    const rung = { name: '720p', width: 1280, height: 720 };
    const rendition = tryRendition(source, rung, () => stop.abort(new Error('The worker stops.')));
    await expect(rendition).rejects.toThrow('The worker stops.');
    expect(await encodersNow(clips.folder)).toEqual([]);
    await source.close();
    expect(await readdir(join(clips.folder, 'aborted'))).toEqual([]);
  });
});
