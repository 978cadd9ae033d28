import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MadeSegment, RungOrder } from '../../application/videos/transcoder.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import { type RoomWatch, watchRoom } from './disk-room.js';
import type { SourceInput } from './ffmpeg-commands.js';
import { FfmpegProgress } from './ffmpeg-progress.js';
import { HlsOutput } from './hls-output.js';
import { initName, ladderArgs, type LadderOrder } from './ladder-commands.js';
import { ToolFailed } from './run-tool.js';

/** The polling intervals for new segments: while somebody waits for the very first one, and later. */
const IN_HASTE_MS = 10;
const LOOK_MS = 200;

/** A running program. */
export interface Work {
  /** Its error, or null. */
  readonly end: Promise<Error | null>;
  isOver(): boolean;
  /** Resolves when the process is gone. */
  stop(): Promise<void>;
}

export type StartWork = (args: readonly string[], onLine: (line: string) => void) => Work;

/** One run of ffmpeg over the source that makes the missing part of some rungs. */
export class Encoding {
  private constructor(
    private readonly orders: readonly RungOrder[],
    private readonly outputs: readonly HlsOutput[],
    private readonly progress: FfmpegProgress,
    private readonly work: Work,
    private readonly assertRoom: RoomWatch,
  ) {}

  static async start(
    start: StartWork,
    source: SourceInput,
    orders: readonly RungOrder[],
    order: Omit<LadderOrder, 'rungs'>,
    onProgress: (percent: number) => void = () => undefined,
    assertRoom = watchRoom(order.folder),
  ): Promise<Encoding> {
    const { folder, from, seconds } = order;
    const rungs = orders.map(({ rung }) => rung);
    await rm(folder, { recursive: true, force: true });
    for (const { name } of rungs) await mkdir(join(folder, name), { recursive: true });
    const progress = new FfmpegProgress(from.seconds);
    const work = start(ladderArgs(source, { ...order, rungs }), (line) => {
      if (progress.read(line)) onProgress(progress.percentOf(seconds));
    });
    const init = initName(from.segment);
    const outputs = orders.map(
      ({ rung, kept }) => new HlsOutput({ folder: join(folder, rung.name), init }, rung.name, kept),
    );
    return new Encoding(orders, outputs, progress, work, assertRoom);
  }

  async *segments(): AsyncGenerator<MadeSegment> {
    try {
      for (let isLast = false; !isLast;) {
        // Read before the output is, so that the last segments are found, too.
        isLast = this.work.isOver();
        // If the store is slow, ffmpeg's output piles up here.
        if (!isLast) await this.assertRoom();
        for (const output of this.outputs) yield* output.fresh({ isLast });
        const pause = this.outputs.every((output) => output.isEmpty) ? IN_HASTE_MS : LOOK_MS;
        if (!isLast) await Promise.race([this.work.end, sleep(pause)]);
      }
      const failure = await this.work.end;
      if (!failure) for (const output of this.outputs) await output.assertEnded();
      if (this.isVain() && (!failure || isOwnEnd(failure))) throw UnplayableSource.damaged();
      if (failure) throw failure;
    } finally {
      await this.stop();
    }
  }

  stop(): Promise<void> {
    return this.work.stop();
  }

  /** It ended by itself without a single picture: a retry will not find any. */
  private isVain(): boolean {
    const isNew = this.orders.every(({ kept }) => kept.count === 0);
    return isNew && (this.progress.frames === 0 || this.outputs.some((output) => output.isEmpty));
  }
}

function isOwnEnd(failure: Error): boolean {
  return failure instanceof ToolFailed && /^code/.test(failure.outcome) && !failure.isPassing;
}
