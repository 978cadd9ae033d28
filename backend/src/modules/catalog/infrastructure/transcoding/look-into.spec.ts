import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import { lookInto } from './look-into.js';
import { ToolFailed } from './run-tool.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-look-'));
});

afterEach(() => rm(folder, { recursive: true }));

const KILLED = 'kill -KILL $$';
const streams = [{ index: 0, codec_type: 'video', codec_name: 'vp9', width: 640, height: 360 }];
const report = JSON.stringify({ streams, format: { duration: '2.0' } });

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

/** Probes a file with fake programs that run the scripts. */
async function look(scripts: { ffprobe: string; ffmpeg: string }): Promise<unknown> {
  const [ffprobe, ffmpeg] = await Promise.all([
    program('ffprobe', scripts.ffprobe),
    program('ffmpeg', scripts.ffmpeg),
  ]);
  const tools = {
    ffprobe,
    ffmpeg,
    origin: 'settings',
    isRecent: true,
    mapsTones: true,
    wrappers: {},
  } as const;
  const path = await program('source', '');
  return lookInto(tools, path, 'mp4', new AbortController().signal).catch((error: Error) => error);
}

/** Probes a file with so many pictures in so many seconds. */
function lookAt(pictures: number, seconds: number): Promise<unknown> {
  const said = JSON.stringify({ streams, format: { duration: `${seconds}` } });
  const counted = `frame=${pictures}\nout_time_ms=${seconds}000000\nprogress=end`;
  return look({ ffprobe: `echo '${said}'`, ffmpeg: `echo '${counted}'` });
}

describe('A file with few pictures', () => {
  it('is refused where it is long and has fewer than minutes', async () => {
    expect(await lookAt(3, 21_500)).toEqual(UnplayableSource.hardlyMoves());
    expect(await lookAt(60, 3_600)).toMatchObject({ facts: { durationSeconds: 3_600 } });
    expect(await lookAt(1, 600)).toMatchObject({ facts: { durationSeconds: 600 } });
  });

  it('gets no more of them than it takes, however its headers make it look', async () => {
    expect(await lookAt(700, 3_600)).toMatchObject({ input: { frameRate: '5' } });
    expect(await lookAt(730, 3_600)).toMatchObject({ input: { frameRate: '30' } });
  });
});

describe('The tracks of a small file', () => {
  const sound = { index: 1, codec_type: 'audio', codec_name: 'opus' };
  const dubbed = { ...sound, index: 2, disposition: { default: 1 } };
  const counted = 'frame=48\\nout_time_ms=2000000\\nprogress=end';

  async function tracksHeard(...sounds: object[]): Promise<string[]> {
    const said = JSON.stringify({ streams: [...streams, ...sounds], format: { duration: '2.0' } });
    const heard = join(folder, 'heard');
    const note = `echo "$@" >> ${heard}; printf '${counted}'`;
    await look({ ffprobe: `echo '${said}'`, ffmpeg: note });
    const runs = (await readFile(heard, 'utf8')).trim().split('\n');
    return runs.map((args) => / -map (\S+) -t 600 /.exec(args)?.[1] ?? '');
  }

  it('are the first ones nearly always, so nobody waits for the headers to say so', async () => {
    expect(await tracksHeard(sound)).toEqual(['0:a:0']);
  });

  it('are read again where the headers prefer others', async () => {
    expect(await tracksHeard(sound, dubbed)).toEqual(['0:a:0', '0:2']);
  });
});

describe('Looking into a file', () => {
  it('finds it damaged where the programs say so', async () => {
    expect(await look({ ffprobe: 'exit 1', ffmpeg: '' })).toBeInstanceOf(UnplayableSource);
    const said = { ffprobe: `echo '${report}'`, ffmpeg: 'exit 1' };
    expect(await look(said)).toBeInstanceOf(UnplayableSource);
  });

  it('says nothing of the file where a program was killed, as for want of memory', async () => {
    expect(await look({ ffprobe: KILLED, ffmpeg: '' })).toBeInstanceOf(ToolFailed);
    const killed = { ffprobe: `echo '${report}'`, ffmpeg: KILLED };
    expect(await look(killed)).toBeInstanceOf(ToolFailed);
  });
});
