import { type Container, UnplayableSource } from '../../domain/videos/video-source.js';
import { confine, type Limits, LOOKING, READING } from './confinement.js';
import {
  isDecodedPicture,
  keyFrameArgs,
  LISTENED_SECONDS,
  loudnessArgs,
  measureArgs,
  probeArgs,
  surveyArgs,
  type Tracks,
  trialArgs,
} from './ffmpeg-commands.js';
import { FfmpegProgress } from './ffmpeg-progress.js';
import { KeyFrames } from './key-frames.js';
import type { ProbeReport } from './probe-report.js';
import { runTool, SILENCE_MS, ToolFailed } from './run-tool.js';
import type { Toolbox } from './toolbox.js';

/** What reading a file tells, beyond its headers. */
export interface Findings {
  readonly measured: ReadThrough | null;
  /** What the loudness meter said; empty if nothing. */
  readonly heard: string;
  /** Whether the first pictures could be decoded; false if that was not tried. */
  readonly decodes: boolean;
  /** Whether pictures that are copied can be cut often enough; false if that was not asked. */
  readonly isCutOften: boolean;
}

export interface ReadThrough {
  readonly said: string;
  readonly progress: FfmpegProgress;
  readonly decodes: boolean;
}

/** Runs the read-only tools on one file. */
export class Look {
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

  /** Everything about a small file in two programs side by side; null if they cannot tell. */
  async atOnce(tracks: Tracks): Promise<Findings | null> {
    const [survey, isCutOften] = await allOf([this.survey(tracks, true), this.isCutOften(tracks)]);
    return survey && { ...survey, isCutOften };
  }

  async inTurn(input: Tracks, { declaredSeconds, isCommon }: ProbeReport): Promise<Findings> {
    const [read, isCutOften] = await allOf([
      this.read(input, declaredSeconds, isCommon),
      isCommon && this.isCutOften(input),
    ]);
    return { ...read, isCutOften };
  }

  /**
   * Measures the length by reading the whole file, because headers may be wrong or missing, and the loudness. Sound that
   * cannot be measured stays as it is.
   */
  private async read(
    input: Tracks,
    declared: number | null,
    isTried: boolean,
  ): Promise<Omit<Findings, 'isCutOften'>> {
    const { audio } = input;
    const isShort = declared !== null && declared <= LISTENED_SECONDS;
    const survey = isShort ? await this.survey(input, isTried) : null;
    if (survey) return survey;
    const [measured, heard, tried] = await allOf([
      this.readThrough(measureArgs(input)),
      audio === null ? null : this.readThrough(loudnessArgs(input, audio)),
      isTried ? this.readThrough(trialArgs(input), LOOKING) : null,
    ]);
    return { measured, heard: heard?.said ?? '', decodes: tried?.decodes ?? false };
  }

  /** The same in one run; null if it fails, or there is no sound. */
  private async survey(
    tracks: Tracks,
    isTried: boolean,
  ): Promise<Omit<Findings, 'isCutOften'> | null> {
    if (tracks.audio === null) return null;
    const all = await this.readThrough(surveyArgs(tracks, tracks.audio, isTried));
    return all && { measured: all, heard: all.said, decodes: all.decodes };
  }

  private async readThrough(
    args: readonly string[],
    limits = READING,
  ): Promise<ReadThrough | null> {
    const progress = new FfmpegProgress();
    let decodes = false;
    const said = await this.unlessItFails(
      this.run(limits, this.tools.ffmpeg, args, (line) => {
        progress.read(line);
        decodes ||= isDecodedPicture(line);
      }),
    );
    return said === null ? null : { said, progress, decodes };
  }

  private async isCutOften(tracks: Tracks): Promise<boolean> {
    const keyFrames = new KeyFrames();
    const note = (line: string) => keyFrames.read(line);
    const args = keyFrameArgs(tracks);
    const read = await this.unlessItFails(this.run(READING, this.tools.ffprobe, args, note));
    return read !== null && keyFrames.isFrequent();
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

/** Like `Promise.all`, but no program still runs when it fails. */
async function allOf<T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
