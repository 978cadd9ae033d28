import { Injectable } from '@nestjs/common';
import { VideoStepOutOfOrder } from '../../domain/video-errors.js';
import { ChangeVideo } from './change-video.js';

/** Records that no attempt succeeded and none will follow. */
@Injectable()
export class FailVideo {
  constructor(private readonly change: ChangeVideo) {}

  /** The reason is shown to the educator. A video that is gone is fine. */
  async execute(videoId: string, reason: string): Promise<void> {
    try {
      await this.change.execute(videoId, (video) => video.fail(reason));
    } catch (error) {
      if (!(error instanceof VideoStepOutOfOrder)) throw error;
    }
  }
}
