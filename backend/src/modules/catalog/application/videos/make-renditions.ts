import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Files } from '../../../../platform/application/files.js';
import type { Rendition, RenditionResult } from '../../domain/video-rendition.js';
import { VideoStepOutOfOrder } from '../../domain/video-errors.js';
import type { Video } from '../../domain/video.js';
import { ChangeVideo } from './change-video.js';
import { GrowingRendition } from './growing-rendition.js';
import type { MadeSegment, SourceAtWork } from './transcoder.js';
import { renditionFolder } from '../../domain/video-files.js';
import { VideoProgressBoard } from './video-progress-board.js';
import { VideoProgressNotes } from './video-progress-notes.js';

interface AtWork {
  readonly rung: Rendition;
  readonly growing: GrowingRendition;
  codecs: string | null;
}

export interface Meanwhile {
  /** The video can be watched, and the work goes on. */
  readonly onBegun?: (video: Video) => Promise<void>;
  /** All that was asked for is stored and not yet recorded as whole. */
  readonly onMade?: () => Promise<void>;
}

/** Makes rungs side by side, stores them segment by segment, and says when each begins to be watchable and when all are whole. */
@Injectable()
export class MakeRenditions {
  constructor(
    private readonly files: Files,
    private readonly board: VideoProgressBoard,
    private readonly change: ChangeVideo,
    private readonly clock: Clock,
  ) {}

  async execute(
    videoId: string,
    rungs: readonly Rendition[],
    source: SourceAtWork,
    { onBegun, onMade }: Meanwhile,
  ): Promise<Video> {
    const notes = new VideoProgressNotes(this.board, this.clock, videoId, rungs[0]?.name ?? '');
    const opened = await Promise.all(rungs.map((rung) => this.open(videoId, rung)));
    const orders = opened.map(({ rung, growing }) => ({ rung, kept: growing.kept }));
    try {
      for await (const segment of source.renditions(orders, (percent) => notes.note(percent))) {
        // Removed or replaced in the middle of hours of work: everybody else's video waits behind it.
        if (!notes.isWanted) throw new VideoStepOutOfOrder();
        const one = opened.find(({ rung }) => rung.name === segment.rung);
        if (one) await this.add(videoId, one, segment, onBegun);
      }
      await notes.settled();
      await onMade?.();
      const results = await Promise.all(opened.map(finish));
      return await this.change.execute(videoId, (video) =>
        results.forEach(({ name, result }) =>
          video.finishRendition(name, result, this.clock.now()),
        ),
      );
    } catch (error) {
      // Nobody wants it any more. After anything else the next attempt goes on with what is stored.
      if (error instanceof VideoStepOutOfOrder)
        await Promise.all(
          rungs.map(({ name }) => this.files.removeAll(renditionFolder(videoId, name))),
        );
      throw error;
    }
  }

  private async open(videoId: string, rung: Rendition): Promise<AtWork> {
    const folder = renditionFolder(videoId, rung.name);
    const growing = rung.begun
      ? await GrowingRendition.resume(this.files, this.clock, folder)
      : await GrowingRendition.begin(this.files, this.clock, folder);
    return { rung, growing, codecs: rung.begun?.codecs ?? null };
  }

  private async add(
    videoId: string,
    one: AtWork,
    segment: MadeSegment,
    onBegun: Meanwhile['onBegun'],
  ): Promise<void> {
    await one.growing.add(segment);
    if (one.codecs !== null || !segment.init) return;
    one.codecs = segment.init.codecs;
    const begun = { ...one.growing.bandwidths, codecs: one.codecs };
    const step = (video: Video) => video.beginRendition(one.rung.name, begun);
    const video = await this.change.execute(videoId, step);
    await onBegun?.(video);
  }
}

async function finish({ rung: { name }, growing, codecs }: AtWork) {
  await growing.finish();
  const { bandwidths, count, laterInits } = growing;
  const result: RenditionResult = {
    ...bandwidths,
    codecs: codecs ?? '',
    segments: count,
    ...(laterInits.length > 0 && { laterInits }),
  };
  return { name, result };
}
