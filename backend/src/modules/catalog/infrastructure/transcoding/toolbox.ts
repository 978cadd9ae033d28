import { access, chmod, constants, copyFile, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { confine, LOOKING, type Wrapper, WRAPPERS } from './confinement.js';
import { TONE_FILTERS } from './ordinary-pictures.js';
import { runTool } from './run-tool.js';

export interface TranscodingOptions {
  readonly appEnv: 'development' | 'test' | 'production';
  readonly ffmpegPath?: string | undefined;
  readonly ffprobePath?: string | undefined;
  /** Folders to search for programs, in PATH format. */
  readonly searchPath: string;
  /** Holds sources and renditions in work, one folder per video. */
  readonly workDirectory: string;
  /** Whether this process handles videos: the tools are then searched before the first one arrives. */
  readonly looksAhead?: boolean;
}

export interface Toolbox {
  readonly ffmpeg: string;
  readonly ffprobe: string;
  readonly origin: 'settings' | 'PATH' | 'npm';
  /**
   * Whether it can make several sizes at once and resume in the middle with continuous timestamps; old builds cannot.
   */
  readonly isRecent: boolean;
  /** Whether it can convert a high dynamic range. */
  readonly mapsTones: boolean;
  /** The wrappers that work on this machine. */
  readonly wrappers: Partial<Record<Wrapper, string>>;
}

/** The configured ffmpeg is unusable: an error is better than a silent fallback. */
export class FfmpegUnusable extends Error {
  constructor() {
    super('FFMPEG_PATH or FFPROBE_PATH does not lead to an ffmpeg with libx264, aac and hls.');
    this.name = 'FfmpegUnusable';
  }
}

/** Finds an encoder on this machine: the configured one, then the PATH, then the npm package; null if there is none. */
export async function findToolbox(options: TranscodingOptions): Promise<Toolbox | null> {
  const found = await findFfmpeg(options);
  if (!found) return null;
  return { ...found, wrappers: await findWrappers(options.searchPath, found.ffprobe) };
}

type Encoder = Omit<Toolbox, 'wrappers'>;

async function findFfmpeg(options: TranscodingOptions): Promise<Encoder | null> {
  const onPath = (name: string) => findProgram(name, options.searchPath);
  if (options.ffmpegPath || options.ffprobePath) {
    const ffmpeg = options.ffmpegPath ?? (await onPath('ffmpeg'));
    const ffprobe = options.ffprobePath ?? (await onPath('ffprobe'));
    const chosen = await encoderOf(ffmpeg, ffprobe, 'settings');
    if (!chosen) throw new FfmpegUnusable();
    return chosen;
  }
  const installed = await encoderOf(await onPath('ffmpeg'), await onPath('ffprobe'), 'PATH');
  // The npm package's build is years old: good for a demo, not for untrusted files in production.
  if (installed || options.appEnv === 'production') return installed;
  return encoderOf(await npmCarried('ffmpeg'), await npmCarried('ffprobe'), 'npm');
}

/** The two programs in usable form; null if they are missing or lack a required feature. */
async function encoderOf(
  ffmpeg: string | null,
  ffprobe: string | null,
  origin: Toolbox['origin'],
): Promise<Encoder | null> {
  if (!ffmpeg || !ffprobe) return null;
  // Starting each of these programs takes 50 ms, for which the first upload waits.
  const [encoders, muxer, filters, probe] = await Promise.all([
    output([ffmpeg, '-hide_banner', '-encoders']),
    output([ffmpeg, '-hide_banner', '-h', 'muxer=hls']),
    output([ffmpeg, '-hide_banner', '-filters']),
    output([ffprobe, '-version']),
  ]);
  const canEncode = /\blibx264\b/.test(encoders) && /\baac\b/.test(encoders);
  const canCut = /\bhls\b/.test(muxer) && !muxer.includes('Unknown format');
  if (!canEncode || !canCut || probe === '') return null;
  const isRecent = muxer.includes('hls_segment_options');
  const mapsTones = TONE_FILTERS.every((name) => new RegExp(`\\b${name}\\b`).test(filters));
  return { ffmpeg, ffprobe, origin, isRecent, mapsTones };
}

async function findWrappers(searchPath: string, ffprobe: string): Promise<Toolbox['wrappers']> {
  // Being installed is not enough: containers often forbid new namespaces, and small systems support fewer options.
  const works = async (wrappers: Toolbox['wrappers']) =>
    (await output([...confine(wrappers, LOOKING), ffprobe, '-version'])) !== '';
  const found = await Promise.all(
    WRAPPERS.map(async (name) => [name, await findProgram(name, searchPath)] as const),
  );
  const installed = found.filter(([, path]) => path !== null) as [Wrapper, string][];
  if (installed.length === WRAPPERS.length && (await works(Object.fromEntries(installed))))
    return Object.fromEntries(installed);
  const tried = await Promise.all(
    installed.map(async (one) => ((await works(Object.fromEntries([one]))) ? [one] : [])),
  );
  return Object.fromEntries(tried.flat());
}

async function findProgram(name: string, searchPath: string): Promise<string | null> {
  for (const folder of searchPath.split(':').filter((step) => step.startsWith('/'))) {
    if (await isExecutable(join(folder, name))) return join(folder, name);
  }
  return null;
}

async function npmCarried(name: 'ffmpeg' | 'ffprobe'): Promise<string | null> {
  try {
    const require = createRequire(import.meta.url);
    const { path } = require(`@${name}-installer/${name}`) as { path: string };
    return await executable(path);
  } catch {
    // An optional dependency, missing on some platforms.
    return null;
  }
}

/** Some packages lose the execute permission during installation; if we may not restore it, a copy gets it. */
async function executable(path: string): Promise<string> {
  if (await isExecutable(path)) return path;
  try {
    await chmod(path, 0o755);
    return path;
  } catch {
    const copy = join(await mkdtemp(join(tmpdir(), 'lectern-')), basename(path));
    await copyFile(path, copy);
    await chmod(copy, 0o755);
    return copy;
  }
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The program's output, or an empty string if it does not run. */
async function output(command: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const signal = new AbortController().signal;
  return runTool({ command, signal, silenceMs: 10_000, onLine: (line) => lines.push(line) }).then(
    () => lines.join('\n'),
    () => '',
  );
}
