import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Files } from '../../../../platform/application/files.js';
import { UploadQuotaExceeded } from '../../domain/uploads/upload-errors.js';
import type { Rendition, RenditionResult } from '../../domain/videos/video-rendition.js';
import { VideoStepOutOfOrder } from '../../domain/videos/video-errors.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import type { Video } from '../../domain/videos/video.js';
import { UploadQuota } from '../uploads/upload-quota.js';
import { ChangeVideo } from './change-video.js';
import { GrowingRendition } from './growing-rendition.js';
import type { MadeSegment, SourceAtWork } from './transcoder.js';
import { renditionFolder } from '../../domain/videos/video-files.js';
import { SizeNotes } from './size-notes.js';
import { VideoProgressBoard } from './video-progress-board.js';
import { VideoProgressNotes } from './video-progress-notes.js';

interface AtWork {
  readonly rung: Rendition;
  readonly growing: GrowingRendition;
  codecs: string | null;
}

export interface Meanwhile {
  /** Called when the video becomes playable, while the work goes on. */
  readonly onBegun?: (video: Video) => Promise<void>;
  /** Called when all requested renditions are stored, but not yet recorded as finished. */
  readonly onMade?: () => Promise<void>;
}

/**
 * Makes rungs side by side and stores them segment by segment; records when each becomes playable and when all are
 * finished.
 */
@Injectable()
export class MakeRenditions {
  constructor(
    private readonly files: Files,
    private readonly board: VideoProgressBoard,
    private readonly change: ChangeVideo,
    private readonly quota: UploadQuota,
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
    const growing = new Map(opened.map((one) => [one.rung.name, one.growing]));
    const sizes = new SizeNotes(this.change, this.quota, videoId, growing);
    const orders = opened.map(({ rung, growing }) => ({ rung, kept: growing.kept }));
    try {
      await sizes.check();
      for await (const segment of source.renditions(orders, (percent) => notes.note(percent))) {
        // The video was removed or replaced during hours of work, while other videos wait for the encoder.
        if (!notes.isWanted) throw new VideoStepOutOfOrder();
        const one = opened.find(({ rung }) => rung.name === segment.rung);
        if (one) await this.add(videoId, one, segment, onBegun);
        await sizes.add(segment.bytes);
      }
      await notes.settled();
      await onMade?.();
      const results = await Promise.all(opened.map(finish));
      return await this.change.execute(videoId, (video) =>
        results.forEach(({ name, result, bytes }) => {
          video.noteStored(new Map([[name, bytes]]));
          video.finishRendition(name, result, this.clock.now());
        }),
      );
    } catch (error) {
      if (isForGood(error)) await this.remove(videoId, rungs);
      // The next attempt continues with what is stored, so its size is recorded even if there will be none.
      else await sizes.write().catch(() => undefined);
      throw error;
    }
  }

  private async remove(videoId: string, rungs: readonly Rendition[]): Promise<void> {
    // Recorded first: without its files, no attempt could go on with what is recorded, and a new one empties the folder.
    await this.change
      .execute(videoId, (video) => video.forgetUnfinished(rungs.map(({ name }) => name)))
      .catch(ignoreGone);
    for (const { name } of rungs) await this.files.removeAll(renditionFolder(videoId, name));
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
  return { name, result, bytes: growing.bytes };
}

/** The video is no longer wanted, or no attempt can succeed. */
function isForGood(error: unknown): boolean {
  return (
    error instanceof VideoStepOutOfOrder ||
    error instanceof UnplayableSource ||
    error instanceof UploadQuotaExceeded
  );
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof VideoStepOutOfOrder)) throw error;
}
