import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Files } from '../../../../platform/application/files.js';
import type { Rendition } from '../../domain/video-rendition.js';
import { type Video, VideoStepOutOfOrder } from '../../domain/video.js';
import { ChangeVideo } from './change-video.js';
import { GrowingRendition } from './growing-rendition.js';
import type { SourceAtWork } from './transcoder.js';
import { renditionFolder } from './video-files.js';
import { VideoProgressBoard } from './video-progress-board.js';
import { VideoProgressNotes } from './video-progress-notes.js';

/** Makes one rung, stores it segment by segment, and says when it begins to be watchable and when it is whole. */
@Injectable()
export class MakeRendition {
  constructor(
    private readonly files: Files,
    private readonly board: VideoProgressBoard,
    private readonly change: ChangeVideo,
    private readonly clock: Clock,
  ) {}

  async execute(videoId: string, rung: Rendition, source: SourceAtWork): Promise<Video> {
    const notes = new VideoProgressNotes(this.board, this.clock, videoId, rung.name);
    const folder = renditionFolder(videoId, rung.name);
    const growing = rung.begun
      ? await GrowingRendition.resume(this.files, this.clock, folder)
      : await GrowingRendition.begin(this.files, this.clock, folder);
    let codecs = rung.begun?.codecs ?? null;
    try {
      const segments = source.rendition(rung, growing.kept, (percent) => notes.note(percent));
      for await (const segment of segments) {
        await growing.add(segment);
        if (codecs !== null || !segment.init) continue;
        codecs = segment.init.codecs;
        const begun = { ...growing.bandwidths, codecs };
        await this.change.execute(videoId, (video) => video.beginRendition(rung.name, begun));
      }
      await notes.settled();
      await growing.finish();
      const result = {
        ...growing.bandwidths,
        codecs: codecs ?? '',
        segments: growing.count,
        ...(growing.laterInits.length > 0 && { laterInits: growing.laterInits }),
      };
      return await this.change.execute(videoId, (video) =>
        video.finishRendition(rung.name, result, this.clock.now()),
      );
    } catch (error) {
      // Nobody wants it any more. After anything else the next attempt goes on with what is stored.
      if (error instanceof VideoStepOutOfOrder) await this.files.removeAll(folder);
      throw error;
    }
  }
}
