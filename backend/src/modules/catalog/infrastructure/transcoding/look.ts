import { type Container, UnplayableSource } from '../../domain/videos/video-source.js';
import { confine, type Limits, LOOKING, READING } from './confinement.js';
import {
  copyableArgs,
  END_SECONDS,
  endArgs,
  excerptArgs,
  LISTENED_SECONDS,
  loudnessArgs,
  measureArgs,
  probeArgs,
  surveyArgs,
  tellsOfPictures,
  type Tracks,
} from './ffmpeg-commands.js';
import { FfmpegProgress } from './ffmpeg-progress.js';
import { KeyFrames } from './key-frames.js';
import { gainFor, isAudible } from './loudness.js';
import { type ProbeReport, readProbeReport } from './probe-report.js';
import { runTool, SILENCE_MS, ToolFailed } from './run-tool.js';
import type { Toolbox } from './toolbox.js';

/** What reading a file tells, beyond its headers. */
export interface Findings {
  /** Null if it cannot be read. */
  readonly extent: Extent | null;
  /** What the loudness meter said; empty if nothing. */
  readonly heard: string;
  /** Whether the first pictures could be decoded; false if that was not tried. */
  readonly decodes: boolean;
  /** None if they were not looked for. */
  readonly keyFrames: KeyFrames;
}

export interface Extent {
  readonly seconds: number;
  readonly pictures: number;
}

/** What one run of ffmpeg told. */
interface Read extends Omit<Findings, 'extent'> {
  readonly extent: Extent;
}

/** With fewer pictures a second the file may be slides, which only counting them tells. */
const MOVING_RATE = 5;
/** How much sooner than declared a whole file may end: containers round, and sound may end before the pictures. */
export const MISSING_SECONDS = 2;
/** Decibels. Three places of silent work would make the speech between them far too loud. */
const MOST_GAIN_BY_EXCERPTS = 12;

/** Runs the read-only tools on one file. */
export class Look {
  constructor(
    private readonly tools: Toolbox,
    private readonly signal: AbortSignal,
  ) {}

  /** @throws UnplayableSource */
  async probe(path: string, container: Container): Promise<ProbeReport> {
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
    return readProbeReport(lines.join('\n'));
  }

  /** Everything about a file in one run; null if that fails, or there is no sound. */
  async survey(tracks: Tracks, mayCopy: boolean): Promise<Findings | null> {
    if (tracks.audio === null) return null;
    return this.read(surveyArgs(tracks, tracks.audio, mayCopy));
  }

  /**
   * The same about a long file by its table of samples, its end and some excerpts; null if these do not tell enough, or
   * contradict the headers.
   * @param seconds its length, as far as known before the headers are
   */
  async samples(
    tracks: Tracks,
    seconds: number,
    probing: Promise<ProbeReport>,
  ): Promise<Findings | null> {
    if (tracks.audio === null) return null;
    const [report, end, excerpts, copyable] = await allOf([
      probing,
      this.read(endArgs(tracks)),
      this.read(excerptArgs(tracks, tracks.audio, seconds)),
      probing.then(({ isCommon }) => (isCommon ? this.read(copyableArgs(tracks)) : null)),
    ]);
    const { declaredSeconds: declared, pictures } = report;
    if (!pictures || declared === null || Math.abs(declared - seconds) > 1) return null;
    if (pictures < declared * MOVING_RATE || !end || !isThere(end.extent)) return null;
    if (!excerpts || !isAudible(excerpts.heard)) return null;
    if (gainFor(excerpts.heard) > MOST_GAIN_BY_EXCERPTS) return null;
    const { decodes, keyFrames } = copyable ?? NOTHING;
    const extent = { seconds: declared - END_SECONDS + end.extent.seconds, pictures };
    return { extent, heard: excerpts.heard, decodes, keyFrames };
  }

  /**
   * Measures the length by reading the whole file, because headers may be wrong or missing, and the loudness. Sound that
   * cannot be measured stays as it is.
   */
  async through(input: Tracks, { declaredSeconds, isCommon }: ProbeReport): Promise<Findings> {
    const { audio } = input;
    const isShort = declaredSeconds !== null && declaredSeconds <= LISTENED_SECONDS;
    const survey = isShort ? await this.survey(input, isCommon) : null;
    if (survey) return survey;
    const [measured, heard] = await allOf([
      this.measure(input, isCommon),
      audio === null ? null : this.read(loudnessArgs(input, audio)),
    ]);
    const { extent, decodes, keyFrames } = measured ?? NOTHING;
    return { extent, heard: heard?.heard ?? '', decodes, keyFrames };
  }

  private async measure(input: Tracks, isCommon: boolean): Promise<Read | null> {
    const all = isCommon ? await this.read(measureArgs(input, true)) : null;
    return all ?? this.read(measureArgs(input));
  }

  /** Null if it fails, which says something of the file. */
  private async read(args: readonly string[]): Promise<Read | null> {
    const progress = new FfmpegProgress();
    const keyFrames = new KeyFrames();
    let decodes = false;
    try {
      const heard = await this.run(READING, this.tools.ffmpeg, args, (line) => {
        progress.read(line);
        keyFrames.read(line);
        decodes ||= tellsOfPictures(line);
      });
      const extent = { seconds: progress.seconds, pictures: progress.frames };
      return { extent, heard, decodes, keyFrames };
    } catch (error) {
      if (!(error instanceof ToolFailed) || error.isPassing) throw error;
      return null;
    }
  }

  private run(
    limits: Limits,
    tool: string,
    args: readonly string[],
    onLine: (line: string) => void,
  ): Promise<string> {
    const command = [...confine(this.tools.wrappers, limits), tool, ...args];
    return runTool({ command, signal: this.signal, silenceMs: SILENCE_MS, onLine });
  }
}

/**
 * Whether this is what a whole file has at its end. Reading starts at the key frame before it, so there may be pictures
 * even if the end is missing: then their times are before it.
 */
function isThere({ seconds, pictures }: Extent): boolean {
  return seconds >= END_SECONDS - MISSING_SECONDS && pictures >= END_SECONDS * MOVING_RATE;
}

const NOTHING: Findings = { extent: null, heard: '', decodes: false, keyFrames: new KeyFrames() };

/** Like `Promise.all`, but no program still runs when it fails. */
async function allOf<T extends readonly unknown[]>(
  work: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
