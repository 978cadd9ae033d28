import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Files } from '../../../platform/application/files.js';
import type { Rung } from '../domain/video-ladder.js';
import type { Video } from '../domain/video.js';
import { ChangeVideo } from './change-video.js';
import type { SourceAtWork } from './transcoder.js';
import { renditionFolder } from './video-files.js';
import { VideoProgressBoard } from './video-progress-board.js';
import { VideoProgressNotes } from './video-progress-notes.js';

/** Makes one rung, stores it and only then lets it be seen. */
@Injectable()
export class MakeRendition {
  constructor(
    private readonly files: Files,
    private readonly board: VideoProgressBoard,
    private readonly change: ChangeVideo,
    private readonly clock: Clock,
  ) {}

  async execute(videoId: string, rung: Rung, source: SourceAtWork): Promise<Video> {
    const notes = new VideoProgressNotes(this.board, this.clock, videoId, rung.name);
    const made = await source.rendition(rung, (percent) => notes.note(percent));
    await notes.settled();
    const folder = renditionFolder(videoId, rung.name);
    // What an attempt that died while storing left behind.
    await this.files.removeAll(folder);
    try {
      for (const file of made.files) await this.files.write(folder + file.name, file.open());
      return await this.change.execute(videoId, (video) =>
        video.finishRendition(rung.name, made.result, this.clock.now()),
      );
    } catch (error) {
      await this.files.removeAll(folder);
      throw error;
    }
  }
}
