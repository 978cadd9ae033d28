import { stat } from 'node:fs/promises';
import {
  assertMoves,
  type Container,
  MAX_DURATION_SECONDS,
  type SourceFacts,
  UnplayableSource,
} from '../../domain/videos/video-source.js';
import { confine, type Limits, LOOKING, READING } from './confinement.js';
import {
  keyFrameArgs,
  LISTENED_SECONDS,
  loudnessArgs,
  measureArgs,
  probeArgs,
  type SourceInput,
  surveyArgs,
  trialArgs,
} from './ffmpeg-commands.js';
import { FfmpegProgress } from './ffmpeg-progress.js';
import { KeyFrames } from './key-frames.js';
import { peakKilobits } from './ladder-commands.js';
import { gainFor } from './loudness.js';
import { type ProbeReport, rateFor, readProbeReport } from './probe-report.js';
import { runTool, SILENCE_MS, ToolFailed } from './run-tool.js';
import type { Toolbox } from './toolbox.js';

export interface LookedInto {
  readonly input: SourceInput;
  readonly facts: SourceFacts & { readonly durationSeconds: number };
}

/** Probes a file before anything is made of it. @throws UnplayableSource */
export async function lookInto(
  tools: Toolbox,
  path: string,
  container: Container,
  signal: AbortSignal,
): Promise<LookedInto> {
  const look = new Look(tools, signal);
  const report = readProbeReport(await look.probe(path, container));
  const { video, audio, frameRate, width, height } = report;
  const { hdr, ...others } = report.oddities;
  // A build without tone mapping shows the pictures unchanged.
  const oddities = { ...others, ...(tools.mapsTones && hdr && { hdr }) };
  const input = { path, container, video, audio, frameRate, ...oddities };
  // In parallel, because people wait for both.
  const [read, isCopyable] = await Promise.allSettled([
    look.read(input, report.declaredSeconds),
    report.isCommon ? look.canBeCopied(input) : false,
  ]);
  const { durationSeconds, pictures, gain } = valueOf(read);
  const remuxable = valueOf(isCopyable) && (await isLight(path, durationSeconds, report));
  return {
    input: { ...input, gain, frameRate: rateFor(frameRate, pictures, durationSeconds) },
    facts: { container, durationSeconds, width, height, hasAudio: audio !== null, remuxable },
  };
}

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/**
 * How much heavier than our own rendition a copied one may be: that costs everybody less than another hour of encoding.
 */
const HEAVIER = 1.5;

async function isLight(path: string, seconds: number, report: ProbeReport): Promise<boolean> {
  const kilobits = ((await stat(path)).size * 8) / 1000 / Math.max(seconds, 0.001);
  return kilobits <= peakKilobits(Math.min(report.width, report.height)) * HEAVIER;
}

/** How much shorter than declared a complete file may be: containers round, and sound may end before the pictures. */
const MISSING_SECONDS = 2;
const MISSING_SHARE = 0.05;

interface Reading {
  readonly durationSeconds: number;
  readonly pictures: number;
  readonly gain: number;
}

interface ReadThrough {
  readonly said: string;
  readonly progress: FfmpegProgress;
}

/** @throws UnplayableSource when the file is shorter than declared */
function lengthOf(read: ReadThrough | null, declared: number | null): number {
  if (!read || read.progress.frames === 0) throw UnplayableSource.damaged();
  const measured = read.progress.seconds;
  if (declared === null) return measured;
  const missing = declared - measured;
  // Cut by our own limit, so the file is not damaged.
  if (declared > MAX_DURATION_SECONDS) return declared;
  if (missing > MISSING_SECONDS + declared * MISSING_SHARE) throw UnplayableSource.damaged();
  return Math.max(declared, measured);
}

/** The result of reading the whole file. @throws UnplayableSource */
function readingOf(read: ReadThrough | null, declared: number | null): Omit<Reading, 'gain'> {
  const durationSeconds = lengthOf(read, declared);
  const pictures = read?.progress.frames ?? 0;
  assertMoves(durationSeconds, pictures);
  return { durationSeconds, pictures };
}

/** Runs the read-only tools on one file. */
class Look {
  constructor(
    private readonly tools: Toolbox,
    private readonly signal: AbortSignal,
  ) {}

  async probe(path: string, container: Container): Promise<string> {
    const lines: string[] = [];
    try {
      await this.run(LOOKING, this.tools.ffprobe, probeArgs(path, container), (line) =>
        lines.push(line),
      );
    } catch (error) {
      if (!(error instanceof ToolFailed) || error.isPassing) throw error;
      if (/max pixel count/.test(error.stderr)) throw UnplayableSource.tooManyPixels();
      if (/not on whitelist/.test(error.stderr)) throw UnplayableSource.unsupportedCodec();
      throw UnplayableSource.damaged();
    }
    return lines.join('\n');
  }

  /**
   * Measures the length in seconds by reading the whole file, because headers may be wrong or missing, and the gain in
   * decibels to normal loudness. Sound that cannot be measured stays as it is.
   */
  async read(input: SourceInput, declared: number | null): Promise<Reading> {
    const { audio } = input;
    // Starting the program costs as much as reading a few minutes, so one run does both where possible.
    if (audio !== null && declared !== null && declared <= LISTENED_SECONDS) {
      const both = await this.readThrough(surveyArgs(input, audio));
      if (both) return { ...readingOf(both, declared), gain: gainFor(both.said) };
    }
    const [measured, heard] = await Promise.all([
      this.readThrough(measureArgs(input)),
      audio === null ? null : this.readThrough(loudnessArgs(input, audio)),
    ]);
    return { ...readingOf(measured, declared), gain: heard ? gainFor(heard.said) : 0 };
  }

  private async readThrough(args: readonly string[]): Promise<ReadThrough | null> {
    const progress = new FfmpegProgress();
    const note = (line: string) => void progress.read(line);
    const said = await this.unlessItFails(this.run(READING, this.tools.ffmpeg, args, note));
    return said === null ? null : { said, progress };
  }

  async canBeCopied(input: SourceInput): Promise<boolean> {
    const trial = new FfmpegProgress();
    const keyFrames = new KeyFrames();
    const tryOut = (line: string) => void trial.read(line);
    const note = (line: string) => keyFrames.read(line);
    const [, read] = await Promise.all([
      this.unlessItFails(this.run(LOOKING, this.tools.ffmpeg, trialArgs(input), tryOut)),
      this.unlessItFails(this.run(READING, this.tools.ffprobe, keyFrameArgs(input), note)),
    ]);
    return trial.frames > 0 && read !== null && keyFrames.isFrequent();
  }

  private async unlessItFails(run: Promise<string>): Promise<string | null> {
    try {
      return await run;
    } catch (error) {
      if (!(error instanceof ToolFailed) || error.isPassing) throw error;
      return null;
    }
  }

  private run(
    limits: Limits,
    tool: string,
    args: readonly string[],
    onLine?: (line: string) => void,
  ): Promise<string> {
    const command = [...confine(this.tools.wrappers, limits), tool, ...args];
    const { signal } = this;
    return runTool({ command, signal, silenceMs: SILENCE_MS, ...(onLine && { onLine }) });
  }
}
