import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  KeptSegments,
  MadeSegment,
  SourceAtWork,
} from '../../application/videos/transcoder.js';
import type { Storyboard } from '../../domain/storyboard.js';
import type { Rung } from '../../domain/video-ladder.js';
import { type SourceFacts, UnplayableSource } from '../../domain/video-source.js';
import { confine, workingLimits } from './confinement.js';
import {
  initName,
  posterArgs,
  renditionArgs,
  type SourceInput,
  storyboardArgs,
} from './ffmpeg-commands.js';
import { FfmpegProgress } from './ffmpeg-progress.js';
import { HlsOutput } from './hls-output.js';
import { runTool, SILENCE_MS, ToolFailed } from './run-tool.js';
import type { Toolbox } from './toolbox.js';

/** More threads need more memory than the limit leaves. */
const THREADS = Math.min(availableParallelism(), 4);
/** How soon a new segment is found. */
const LOOK_MS = 50;
/** Less than this is no segment of its own. */
const NOTHING_LEFT_SECONDS = 0.2;

/** A source in its folder, worked on by ffmpeg. */
export class FfmpegSource implements SourceAtWork {
  readonly encodes = true;

  constructor(
    private readonly tools: Toolbox,
    private readonly folder: string,
    private readonly input: SourceInput,
    readonly facts: SourceFacts & { readonly durationSeconds: number },
    private readonly signal: AbortSignal,
  ) {}

  poster(): Promise<Buffer | null> {
    const path = join(this.folder, 'poster.jpg');
    return this.still(path, posterArgs(this.input, this.facts.durationSeconds, path));
  }

  storyboard(board: Storyboard): Promise<Buffer | null> {
    const path = join(this.folder, 'storyboard.jpg');
    return this.still(path, storyboardArgs(this.input, board, path));
  }

  async *rendition(
    rung: Rung,
    kept: KeptSegments,
    onProgress: (percent: number) => void,
  ): AsyncGenerator<MadeSegment> {
    const seconds = this.facts.durationSeconds;
    if (kept.count > 0 && seconds - kept.seconds < NOTHING_LEFT_SECONDS) return;
    const folder = join(this.folder, rung.name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder);
    // Copied pictures cost nothing to copy again, but cannot be cut at any place.
    const isSeeking = this.tools.beginsAnywhere && !rung.copied && kept.count > 0;
    const from = isSeeking
      ? { seconds: kept.seconds, segment: kept.count }
      : { seconds: 0, segment: 0 };
    const order = { rung, folder, seconds, from, threads: THREADS };
    const output = new HlsOutput(folder, initName(from.segment), kept);
    const progress = new FfmpegProgress(from.seconds);
    const work = this.start(renditionArgs(this.input, order), (line) => {
      if (progress.read(line)) onProgress(progress.percentOf(seconds));
    });
    try {
      let isOver = false;
      while (!isOver) {
        // Asked before the look: what was written last is found as well.
        isOver = work.isOver();
        yield* output.fresh({ isLast: isOver });
        if (!isOver) await Promise.race([work.end, sleep(LOOK_MS)]);
      }
      const failure = await work.end;
      // It came to its own end without a single picture: trying again will not find one.
      const isVain = kept.count === 0 && (progress.frames === 0 || output.isEmpty);
      if (isVain && (!failure || isOwnEnd(failure))) throw UnplayableSource.damaged();
      if (failure) throw failure;
    } finally {
      await work.stop();
    }
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The picture at the path, or null: a lecture without one is better than none. */
  private async still(path: string, args: readonly string[]): Promise<Buffer | null> {
    const failure = await this.start(args).end;
    this.signal.throwIfAborted();
    return failure ? null : readFile(path).catch(() => null);
  }

  private start(args: readonly string[], onLine?: (line: string) => void) {
    const limits = workingLimits(this.facts.durationSeconds);
    const stopping = new AbortController();
    let isOver = false;
    const end = runTool({
      command: [...confine(this.tools.wrappers, limits), this.tools.ffmpeg, ...args],
      signal: AbortSignal.any([this.signal, stopping.signal]),
      silenceMs: SILENCE_MS,
      ...(onLine && { onLine }),
    })
      .then(
        () => null,
        (error: Error) => error,
      )
      .finally(() => (isOver = true));
    const stop = async () => {
      stopping.abort();
      await end;
    };
    return { end, isOver: () => isOver, stop };
  }
}

function isOwnEnd(failure: Error): boolean {
  return failure instanceof ToolFailed && /^code/.test(failure.outcome);
}
