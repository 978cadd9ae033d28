import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { MadeRendition, SourceAtWork } from '../../application/transcoder.js';
import type { Storyboard } from '../../domain/storyboard.js';
import type { Rung } from '../../domain/video-ladder.js';
import {
  type Container,
  MAX_DURATION_SECONDS,
  type SourceFacts,
  UnplayableSource,
} from '../../domain/video-source.js';
import { confine, type Limits, LOOKING, READING, workingLimits } from './confinement.js';
import {
  measureArgs,
  posterArgs,
  probeArgs,
  loudnessArgs,
  renditionArgs,
  type SourceInput,
  storyboardArgs,
} from './ffmpeg-commands.js';
import { FfmpegProgress } from './ffmpeg-progress.js';
import { readHlsOutput } from './hls-output.js';
import { readProbeReport } from './probe-report.js';
import { runTool, ToolFailed } from './run-tool.js';
import type { Toolbox } from './toolbox.js';

/** More threads need more memory than the limit leaves. */
const THREADS = Math.min(availableParallelism(), 4);
const SILENCE_MS = 120_000;

/** A source in its folder, worked on by ffmpeg. */
export class FfmpegSource implements SourceAtWork {
  readonly encodes = true;

  private constructor(
    private readonly tools: Toolbox,
    private readonly folder: string,
    private readonly input: SourceInput,
    private readonly seconds: number,
    readonly facts: SourceFacts,
    private readonly signal: AbortSignal,
  ) {}

  /** @throws UnplayableSource */
  static async lookInto(
    tools: Toolbox,
    folder: string,
    path: string,
    container: Container,
    signal: AbortSignal,
  ): Promise<FfmpegSource> {
    const report = readProbeReport(await probe(tools, path, container, signal));
    const { video, audio, frameRate, width, height } = report;
    const input = { path, container, video, audio, frameRate };
    const seconds = await measure(tools, input, report.declaredSeconds, signal);
    const gain = audio === null ? 0 : await gainOf(tools, input, audio, signal);
    const facts = { container, durationSeconds: seconds, width, height, hasAudio: audio !== null };
    return new FfmpegSource(tools, folder, { ...input, gain }, seconds, facts, signal);
  }

  async poster(): Promise<Buffer | null> {
    const path = join(this.folder, 'poster.jpg');
    try {
      await this.ffmpeg(posterArgs(this.input, this.seconds, path));
      return await readFile(path);
    } catch {
      this.signal.throwIfAborted();
      // A lecture without a picture is better than none.
      return null;
    }
  }

  async storyboard(board: Storyboard): Promise<Buffer | null> {
    const path = join(this.folder, 'storyboard.jpg');
    try {
      await this.ffmpeg(storyboardArgs(this.input, board, path));
      return await readFile(path);
    } catch {
      this.signal.throwIfAborted();
      return null;
    }
  }

  async rendition(rung: Rung, onProgress: (percent: number) => void): Promise<MadeRendition> {
    const folder = join(this.folder, rung.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    const progress = new FfmpegProgress();
    try {
      await this.ffmpeg(renditionArgs(this.input, rung, folder, this.seconds, THREADS), (line) => {
        if (progress.read(line)) onProgress(progress.percentOf(this.seconds));
      });
    } catch (error) {
      // It came to its own end without a single picture: trying again will not find one.
      if (error instanceof ToolFailed && /^code/.test(error.outcome) && progress.frames === 0)
        throw UnplayableSource.damaged();
      throw error;
    }
    if (progress.frames === 0) throw UnplayableSource.damaged();
    return readHlsOutput(folder);
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  private ffmpeg(args: readonly string[], onLine?: (line: string) => void): Promise<string> {
    const command = confined(this.tools, workingLimits(this.seconds), this.tools.ffmpeg, args);
    return runTool({
      command,
      signal: this.signal,
      silenceMs: SILENCE_MS,
      ...(onLine && { onLine }),
    });
  }
}

function confined(tools: Toolbox, limits: Limits, tool: string, args: readonly string[]): string[] {
  return [...confine(tools.wrappers, limits), tool, ...args];
}

async function probe(
  tools: Toolbox,
  path: string,
  container: Container,
  signal: AbortSignal,
): Promise<string> {
  const lines: string[] = [];
  const command = confined(tools, LOOKING, tools.ffprobe, probeArgs(path, container));
  try {
    await runTool({ command, signal, silenceMs: SILENCE_MS, onLine: (line) => lines.push(line) });
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    if (/max pixel count/.test(error.stderr)) throw UnplayableSource.tooManyPixels();
    if (/not on whitelist/.test(error.stderr)) throw UnplayableSource.unsupportedCodec();
    throw UnplayableSource.damaged();
  }
  return lines.join('\n');
}

/** EBU R 128 asks broadcasters for -23; what people hear on the web lies about here. */
const TARGET_LUFS = -16;
const MOST_GAIN = 20;
/** Below this there is nothing but noise to make louder. */
const SILENCE_LUFS = -60;

/** Decibels that bring the sound to the usual loudness; a sound that cannot be measured stays as it is. */
async function gainOf(
  tools: Toolbox,
  input: SourceInput,
  audio: number,
  signal: AbortSignal,
): Promise<number> {
  const command = confined(tools, READING, tools.ffmpeg, loudnessArgs(input, audio));
  try {
    const said = await runTool({ command, signal, silenceMs: SILENCE_MS });
    return gainFor(said);
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    return 0;
  }
}

/** Reads the summary of ffmpeg's `ebur128`. */
function gainFor(summary: string): number {
  const loudness = Number([...summary.matchAll(/^\s*I:\s+(-?[\d.]+) LUFS/gm)].at(-1)?.[1]);
  if (!(loudness > SILENCE_LUFS)) return 0;
  const gain = Math.min(MOST_GAIN, Math.max(-MOST_GAIN, TARGET_LUFS - loudness));
  return Math.abs(gain) < 1 ? 0 : Math.round(gain * 10) / 10;
}

/** How much less than declared is still whole: containers round, and sound may end before the picture. */
const MISSING_SECONDS = 2;
const MISSING_SHARE = 0.05;

/** The length in seconds, found by reading the file through: headers lie, and some do not say. */
async function measure(
  tools: Toolbox,
  input: SourceInput,
  declared: number | null,
  signal: AbortSignal,
): Promise<number> {
  const progress = new FfmpegProgress();
  const command = confined(tools, READING, tools.ffmpeg, measureArgs(input));
  try {
    await runTool({
      command,
      signal,
      silenceMs: SILENCE_MS,
      onLine: (line) => void progress.read(line),
    });
  } catch (error) {
    throw error instanceof ToolFailed ? UnplayableSource.damaged() : error;
  }
  if (progress.frames === 0) throw UnplayableSource.damaged();
  const measured = progress.seconds;
  if (declared === null) return measured;
  const missing = declared - measured;
  // Cut by our own limit, not by an accident.
  if (declared > MAX_DURATION_SECONDS) return declared;
  if (missing > MISSING_SECONDS + declared * MISSING_SHARE) throw UnplayableSource.damaged();
  return Math.max(declared, measured);
}
