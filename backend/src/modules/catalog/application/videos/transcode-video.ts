import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { UploadQuotaExceeded } from '../../domain/uploads/upload-errors.js';
import { UnplayableSource } from '../../domain/videos/video-source.js';
import { VideoStepOutOfOrder } from '../../domain/videos/video-errors.js';
import type { Video } from '../../domain/videos/video.js';
import { isFinished, type Rendition } from '../../domain/videos/video-rendition.js';
import { ChangeVideo } from './change-video.js';
import { MakeRenditions } from './make-renditions.js';
import { StoreVideoPictures } from './store-video-pictures.js';
import { type SourceAtWork, Transcoder } from './transcoder.js';
import { VideoSources } from './video-sources.js';
import { VideoProgressBoard } from './video-progress-board.js';

/**
 * After so many failed attempts, sizes are made one by one, so that one that cannot be made does not block the others.
 */
const ATTEMPTS_TOGETHER = 2;

/**
 * Makes an upload playable, in one or more passes over it. Results are stored and recorded on the way, so the next
 * attempt continues where one died.
 */
@Injectable()
export class TranscodeVideo {
  constructor(
    private readonly change: ChangeVideo,
    private readonly makeRenditions: MakeRenditions,
    private readonly sources: VideoSources,
    private readonly pictures: StoreVideoPictures,
    private readonly transcoder: Transcoder,
    private readonly board: VideoProgressBoard,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws if another attempt makes sense; an upload that can never be played ends as a failed video instead.
   * @param attempt 1 for the first
   */
  async execute(videoId: string, signal: AbortSignal, attempt = 1): Promise<void> {
    try {
      const video = await this.change.execute(videoId, (taken) => taken.takeUp());
      if (video.needsWork) await this.work(video, signal, attempt);
    } catch (error) {
      // The video was replaced or removed meanwhile, so the work is pointless.
      if (error instanceof VideoStepOutOfOrder) return;
      const isHopeless = error instanceof UnplayableSource || error instanceof UploadQuotaExceeded;
      if (!isHopeless) throw error;
      await this.change.execute(videoId, (video) => video.fail(error.message));
    }
  }

  private async work(video: Video, signal: AbortSignal, attempt: number): Promise<void> {
    const upload = this.sources.read(video);
    const source = await this.transcoder.open(video.id, upload, signal);
    try {
      if (source.encodes) await this.encode(video.id, source, attempt);
      else await this.showAsIs(video, source);
    } finally {
      await source.close();
      await this.board.clear(video.id);
    }
  }

  private async encode(videoId: string, source: SourceAtWork, attempt: number): Promise<void> {
    const isTogether = source.makesSeveral && attempt <= ATTEMPTS_TOGETHER;
    let video = await this.change.execute(videoId, (fresh) => fresh.plan(source.facts));
    while (video.nextRungs.length > 0) {
      const rungs = isTogether ? video.nextRungs : video.nextRungs.slice(0, 1);
      video = await this.make(video, rungs, source);
    }
  }

  /**
   * Makes renditions and still pictures. Pictures come out of the same pass, or else take extra time: then they are
   * made once something is playable, and before any long remaining work. They are complete before the last size is
   * recorded, because a finished video is not processed again.
   */
  private async make(
    video: Video,
    rungs: readonly Rendition[],
    source: SourceAtWork,
  ): Promise<Video> {
    const isLast = video.renditions.every((one) => isFinished(one) || rungs.includes(one));
    let latest = video;
    const made = await this.makeRenditions.execute(video.id, rungs, source, {
      ...(!source.drawsAlong && {
        onBegun: async (begun) => {
          latest = await this.pictures.poster(begun, source);
        },
      }),
      ...(isLast && { onMade: () => this.pictures.execute(latest, source) }),
    });
    if (!isLast && !source.drawsAlong) await this.pictures.execute(made, source);
    return made;
  }

  private async showAsIs(video: Video, { facts }: SourceAtWork): Promise<void> {
    await this.sources.join(video);
    await this.change.execute(video.id, (asIs) => asIs.serveOriginal(facts, this.clock.now()));
  }
}
