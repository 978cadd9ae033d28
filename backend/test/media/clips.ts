import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LocalTranscoder } from '../../src/modules/catalog/infrastructure/transcoding/local-transcoder.js';
import {
  findToolbox,
  type Toolbox,
  type TranscodingOptions,
} from '../../src/modules/catalog/infrastructure/transcoding/toolbox.js';

const run = promisify(execFile);

/** The product's default ffmpeg; settings may select another. */
const searchPath = process.env['PATH'] ?? '';

function transcodingOptions(workDirectory: string): TranscodingOptions {
  return {
    appEnv: 'test',
    ffmpegPath: process.env['FFMPEG_PATH'],
    ffprobePath: process.env['FFPROBE_PATH'],
    searchPath,
    workDirectory,
  };
}

/** A transcoder like the worker's, with the given working directory. */
export function localTranscoder(
  workDirectory: string,
  changes: Partial<TranscodingOptions> = {},
): LocalTranscoder {
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  return new LocalTranscoder({ ...transcodingOptions(workDirectory), ...changes }, silent);
}

/** A folder for one test file, with the ffmpeg that makes its clips. */
export class Clips {
  private constructor(
    readonly folder: string,
    private readonly tools: Toolbox,
  ) {}

  static async open(): Promise<Clips> {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-clips-'));
    const tools = await findToolbox(transcodingOptions(folder));
    if (!tools) throw new Error('No ffmpeg here: the test set-up installs it or npm carries it.');
    return new Clips(folder, tools);
  }

  /** The confinement tools of this machine. */
  get wrappers(): Toolbox['wrappers'] {
    return this.tools.wrappers;
  }

  /** Makes a clip with ffmpeg arguments such as `-f lavfi -i testsrc2=s=320x240:d=1 -c:v libx264`; returns its path. */
  async make(name: string, args: string): Promise<string> {
    const path = join(this.folder, name);
    const words = args.split(' ').map((word) => word.replace(/^@/, `${this.folder}/`));
    await run(this.tools.ffmpeg, ['-v', 'error', '-nostdin', '-y', ...words, path]);
    return path;
  }

  async bytes(name: string, args: string): Promise<Buffer> {
    return readFile(await this.make(name, args));
  }

  /** ffprobe's output for the entries, as `key=value` lines. */
  async probe(path: string, entries: string): Promise<string> {
    const { stdout } = await run(this.tools.ffprobe, [
      ...['-v', 'error', '-allowed_extensions', 'ALL', '-show_entries', entries],
      ...['-of', 'default=noprint_wrappers=1', path],
    ]);
    return stdout;
  }

  /** A hash of all decoded pictures. */
  async frames(path: string): Promise<string> {
    const { stdout } = await run(this.tools.ffmpeg, [
      ...['-v', 'error', ...opening(path), '-map', '0:v', '-f', 'md5', '-'],
    ]);
    return stdout;
  }

  /** The average red, green and blue of the first picture, each 0 to 255. */
  async color(path: string): Promise<number[]> {
    const { stdout } = await run(
      this.tools.ffmpeg,
      ['-v', 'error', ...opening(path), '-vf', 'scale=1:1', '-frames:v', '1', ...RAW_COLORS],
      { encoding: 'buffer' },
    );
    return [...stdout];
  }

  /** The similarity of even and odd lines in dB (PSNR): low if they show different moments of a motion. */
  async linesAlike(path: string): Promise<number> {
    const lines = 'split[a][b];[a]field=top[even];[b]field=bottom[odd];[even][odd]psnr';
    const comparing = ['-filter_complex', lines, '-f', 'null', '-'];
    const words = ['-hide_banner', '-nostats', ...opening(path), ...comparing];
    const { stderr } = await run(this.tools.ffmpeg, words);
    return Number(/PSNR.* average:([\d.]+)/.exec(stderr)?.[1]);
  }

  /** Loudness in LUFS. */
  async loudness(path: string): Promise<number> {
    const { stderr } = await run(this.tools.ffmpeg, [
      ...['-hide_banner', '-nostats', ...opening(path)],
      ...['-af', 'ebur128=framelog=verbose', '-f', 'null', '-'],
    ]);
    return Number([...stderr.matchAll(/^\s*I:\s+(-?[\d.]+) LUFS/gm)].at(-1)?.[1]);
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Input options for a file or a playlist, whose segments ffmpeg only accepts with known file extensions. */
function opening(path: string): string[] {
  return [...(path.endsWith('.m3u8') ? ['-allowed_extensions', 'ALL'] : []), '-i', path];
}

const RAW_COLORS = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'];

/** A second of test pictures of the size. */
export const picture = (size: string, seconds = 1, rate = 25) =>
  `-f lavfi -i testsrc2=s=${size}:r=${rate}:d=${seconds}`;
export const tone = (seconds = 1) => `-f lavfi -i sine=r=44100:d=${seconds}`;
export const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
