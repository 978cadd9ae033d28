import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MadeSegment, RungOrder, SourceAtWork } from '../../application/videos/transcoder.js';
import { type Storyboard, storyboardFor } from '../../domain/videos/storyboard.js';
import type { SourceFacts } from '../../domain/videos/video-source.js';
import { confine, workingLimits } from './confinement.js';
import { Encoding, type StartWork, type Work } from './encoding.js';
import { posterArgs, type SourceInput, storyboardArgs } from './ffmpeg-commands.js';
import { runTool, SILENCE_MS } from './run-tool.js';
import type { Toolbox } from './toolbox.js';

/** More threads need more memory than the limit leaves. */
const THREADS = Math.min(availableParallelism(), 4);
/** A shorter rest does not make a segment. */
const NOTHING_LEFT_SECONDS = 0.2;
/** A shorter video is finished about as soon as its first segment. */
const LONG_SECONDS = 6;
/** Up to this length, still pictures come out of the same pass. For longer ones a separate run is cheap and earlier. */
const DRAWN_ALONG_SECONDS = 60;

const LADDER = 'ladder';
const START = 'start';

/** The first segment, which the following work treats as stored already. */
interface QuickStart extends RungOrder {
  readonly segment: MadeSegment;
}

/** A source in its folder, processed by ffmpeg. */
export class FfmpegSource implements SourceAtWork {
  readonly encodes = true;
  readonly makesSeveral: boolean;
  readonly drawsAlong: boolean;
  private isAwaited = true;

  constructor(
    private readonly tools: Toolbox,
    private readonly folder: string,
    private readonly input: SourceInput,
    readonly facts: SourceFacts & { readonly durationSeconds: number },
    private readonly signal: AbortSignal,
  ) {
    this.makesSeveral = tools.isRecent;
    this.drawsAlong = tools.isRecent && facts.durationSeconds <= DRAWN_ALONG_SECONDS;
  }

  poster(): Promise<Buffer | null> {
    return this.still('poster.jpg', (path) =>
      posterArgs(this.input, this.facts.durationSeconds, path),
    );
  }

  storyboard(board: Storyboard): Promise<Buffer | null> {
    return this.still('storyboard.jpg', (path) => storyboardArgs(this.input, board, path));
  }

  async *renditions(
    orders: readonly RungOrder[],
    onProgress: (percent: number) => void,
  ): AsyncGenerator<MadeSegment> {
    const seconds = this.facts.durationSeconds;
    const missing = orders.filter(
      ({ kept }) => kept.count === 0 || seconds - kept.seconds >= NOTHING_LEFT_SECONDS,
    );
    if (missing.length === 0) return;
    const start = this.isAwaited ? await this.quickStart(missing) : null;
    this.isAwaited = false;
    const going = missing.map((order) => (order.rung === start?.rung ? start : order));
    const encoding = await this.encode(going, LADDER, onProgress);
    try {
      if (start) yield start.segment;
      yield* encoding.segments();
    } finally {
      await encoding.stop();
    }
  }

  /** Makes only the first segment of the smallest rung, because people wait for it. */
  private async quickStart(orders: readonly RungOrder[]): Promise<QuickStart | null> {
    const [smallest, ...others] = orders;
    const isNew = orders.every(({ rung, kept }) => kept.count === 0 && !rung.copied);
    const isWorthIt = others.length > 0 && this.facts.durationSeconds >= LONG_SECONDS;
    if (!smallest || !isNew || !isWorthIt) return null;
    const encoding = await this.encode([smallest], START);
    for await (const segment of encoding.segments()) {
      const init = segment.init && (await buffer(segment.init.open()));
      return { rung: smallest.rung, segment, kept: { count: 1, seconds: segment.seconds, init } };
    }
    return null;
  }

  private encode(
    orders: readonly RungOrder[],
    name: typeof LADDER | typeof START,
    onProgress?: (percent: number) => void,
  ): Promise<Encoding> {
    const [least] = orders.map(({ kept }) => kept).toSorted((a, b) => a.count - b.count);
    // Copying pictures again costs nothing, but they cannot be cut at any place.
    const isSeeking = this.tools.isRecent && !orders.some(({ rung }) => rung.copied);
    const from = {
      seconds: isSeeking ? (least?.seconds ?? 0) : 0,
      segment: isSeeking ? (least?.count ?? 0) : 0,
    };
    const order = {
      folder: join(this.folder, name),
      seconds: this.facts.durationSeconds,
      from,
      threads: THREADS,
      isStart: name === START,
      ...(this.drawsAlong && orders.length > 1 && from.segment === 0 && this.board()),
    };
    const start: StartWork = (args, onLine) => this.start(args, onLine);
    return Encoding.start(start, this.input, orders, order, onProgress);
  }

  private board(): { board: Storyboard } | null {
    const { width, height, durationSeconds } = this.facts;
    return width && height ? { board: storyboardFor({ width, height, durationSeconds }) } : null;
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  /**
   * The picture, from the pass over the sizes or drawn now; null on failure, because a lecture without it is better
   * than none.
   */
  private async still(
    name: string,
    argsFor: (path: string) => readonly string[],
  ): Promise<Buffer | null> {
    const drawn = await readFile(join(this.folder, LADDER, name)).catch(() => null);
    if (drawn) return drawn;
    const path = join(this.folder, name);
    const failure = await this.start(argsFor(path)).end;
    this.signal.throwIfAborted();
    return failure ? null : readFile(path).catch(() => null);
  }

  private start(args: readonly string[], onLine?: (line: string) => void): Work {
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
