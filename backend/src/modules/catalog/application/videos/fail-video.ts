import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { VideoStepOutOfOrder } from '../../domain/videos/video-errors.js';
import { renditionFolder } from '../../domain/videos/video-files.js';
import { ChangeVideo } from './change-video.js';

/** Records that all attempts failed and none will follow. */
@Injectable()
export class FailVideo {
  constructor(
    private readonly change: ChangeVideo,
    private readonly files: Files,
  ) {}

  /** The reason is shown to the educator. A no-op if the video is deleted. */
  async execute(videoId: string, reason: string): Promise<void> {
    try {
      let planned: readonly string[] = [];
      const failed = await this.change.execute(videoId, (video) => {
        planned = video.renditions.map(({ name }) => name);
        video.fail(reason);
      });
      // A playable video continues without its unfinished sizes, whose files are deleted.
      const kept = failed.renditions.map(({ name }) => name);
      for (const name of planned.filter((one) => !kept.includes(one)))
        await this.files.removeAll(renditionFolder(videoId, name));
    } catch (error) {
      if (!(error instanceof VideoStepOutOfOrder)) throw error;
    }
  }
}
