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
const COMMON = {
  ...{ index: 0, codec_type: 'video', codec_name: 'h264', profile: 'High' },
  ...{ width: 1280, height: 720, r_frame_rate: '25/1', avg_frame_rate: '25/1' },
};
const report = JSON.stringify({ streams, format: { duration: '2.0' } });

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

/** The beginning of an MP4 file that says to last so many seconds. */
function film(seconds: number): Buffer {
  const movie = Buffer.alloc(116);
  movie.writeUInt32BE(116);
  movie.write('moov', 4);
  movie.writeUInt32BE(108, 8);
  movie.write('mvhd', 12);
  movie.writeUInt32BE(1_000, 28);
  movie.writeUInt32BE(seconds * 1_000, 32);
  return movie;
}

/** Probes a file with fake programs that run the scripts. */
async function look(
  scripts: { ffprobe: string; ffmpeg: string },
  content: Buffer = Buffer.from('a file'),
): Promise<unknown> {
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
  const path = join(folder, 'source');
  await writeFile(path, content);
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

describe('A film of an hour', () => {
  const SOUND = { index: 1, codec_type: 'audio', codec_name: 'aac' };
  const said = (frames: number, pixels = 'yuv420p') =>
    JSON.stringify({
      streams: [{ ...COMMON, pix_fmt: pixels, nb_frames: `${frames}` }, SOUND],
      format: { duration: '3600.0' },
    });
  const counted = (seconds: number, pictures = seconds * 25) =>
    `printf 'frame=${pictures}\\nout_time_ms=${seconds}000000\\nprogress=end\\n'`;
  const keys = (every: number) =>
    `echo '#tb 0: 1/1'; seq 0 ${every} 3600 | sed 's/.*/0, &, &, 1, 9, 0x00000000/'`;
  const whole = {
    end: counted(10),
    excerpts: 'echo "  I: -22.0 LUFS" >&2',
    copyable: `${keys(8)}; echo CRC=0x1b7c03fa`,
    through: `${counted(3_000)}; ${keys(8)}; echo CRC=0x1b7c03fa; echo "  I: -19.0 LUFS" >&2`,
  };

  /** Looks into one whose runs of ffmpeg say the parts; resolves also with the runs. */
  async function lookAtHour(
    parts: Partial<typeof whole> = {},
    report = said(90_000),
    content = film(3_600),
  ) {
    const { end, excerpts, copyable, through } = { ...whole, ...parts };
    const runs = join(folder, 'runs');
    const cases = [
      `*concat=*) echo excerpts >> ${runs}; ${excerpts};;`,
      `*-sseof*) echo end >> ${runs}; ${end};;`,
      `*nokey*) echo copyable >> ${runs}; ${copyable};;`,
      `*) echo through >> ${runs}; ${through};;`,
    ];
    const ffmpeg = `case "$*" in ${cases.join(' ')} esac`;
    const found = await look({ ffprobe: `echo '${report}'`, ffmpeg }, content);
    return { found, runs: new Set((await readFile(runs, 'utf8')).trim().split('\n')) };
  }

  it('is not read through if its end and its table of samples agree with its headers', async () => {
    const { found, runs } = await lookAtHour();
    expect(found).toMatchObject({
      facts: { durationSeconds: 3_600, remuxable: true },
      input: { gain: 6 },
    });
    expect(runs).toEqual(new Set(['end', 'excerpts', 'copyable']));
  });

  it('is not looked at further if it cannot be copied anyway', async () => {
    const { found, runs } = await lookAtHour({}, said(90_000, 'yuv420p10le'));
    expect(found).toMatchObject({ facts: { remuxable: false } });
    expect(runs).toEqual(new Set(['end', 'excerpts']));
  });

  it('is encoded if its key frames are rare, or its pictures cannot be decoded', async () => {
    const rare = await lookAtHour({ copyable: `${keys(11)}; echo CRC=0x1b7c03fa` });
    expect(rare.found).toMatchObject({ facts: { remuxable: false } });
    const broken = await lookAtHour({ copyable: keys(8) });
    expect(broken.found).toMatchObject({ facts: { remuxable: false } });
  });

  it('may last longer than its headers say', async () => {
    const { found } = await lookAtHour({ end: counted(12) });
    expect(found).toMatchObject({ facts: { durationSeconds: 3_602 } });
  });

  it.each([
    ['nothing is at its end', { end: counted(0) }],
    ['all it has is from before its end', { end: counted(0, 1_480) }],
    ['its end is too short', { end: counted(7) }],
    ['hardly anything moves at its end', { end: counted(10, 3) }],
    ['the excerpts are nearly silent', { excerpts: 'echo "  I: -45.0 LUFS" >&2' }],
    ['its end cannot be read', { end: 'exit 1' }],
    ['the excerpts are silent', { excerpts: 'echo "  I: -70.0 LUFS" >&2' }],
    ['the excerpts cannot be heard', { excerpts: 'exit 1' }],
  ])('is read through if %s', async (_, parts) => {
    const { found, runs } = await lookAtHour(parts);
    expect(runs).toContain('through');
    // It is a tenth shorter than declared, and nobody can tell without reading it.
    expect(found).toEqual(UnplayableSource.damaged());
  });

  it('is read through if its headers contradict each other', async () => {
    const { runs } = await lookAtHour({}, said(90_000), film(3_000));
    expect(runs).toContain('through');
  });

  it.each([
    ['has no table of its samples', 0],
    ['may be slides', 3_000],
  ])('is read through if it %s', async (_, frames) => {
    const { runs } = await lookAtHour({}, said(frames));
    expect(runs).toContain('through');
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
