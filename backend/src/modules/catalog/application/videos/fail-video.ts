import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { VideoStepOutOfOrder } from '../../domain/videos/video-errors.js';
import { renditionFolder, videoFolder } from '../../domain/videos/video-files.js';
import { ChangeVideo } from './change-video.js';
import { VideoProgressBoard } from './video-progress-board.js';

/** Records that all attempts failed and none will follow. */
@Injectable()
export class FailVideo {
  constructor(
    private readonly change: ChangeVideo,
    private readonly files: Files,
    private readonly board: VideoProgressBoard,
  ) {}

  /** The reason is shown to the educator. A no-op if the video is deleted. */
  async execute(videoId: string, reason: string): Promise<void> {
    try {
      const { renditions } = await this.change.execute(videoId, (video) => video.fail(reason));
      // A worker that was killed could not.
      await this.board.clear(videoId);
      await this.removeAllBut(
        renditions.map(({ name }) => renditionFolder(videoId, name)),
        videoFolder(videoId),
      );
    } catch (error) {
      if (!(error instanceof VideoStepOutOfOrder)) throw error;
    }
  }
  /**
   * A playable video continues without its unfinished sizes. Their folders are looked for, because after a crash nothing
   * else tells which were left.
   */
  private async removeAllBut(kept: readonly string[], folder: string): Promise<void> {
    const left = new Set<string>();
    for await (const { key } of this.files.list(folder)) {
      const [size = '', ...inside] = key.slice(folder.length).split('/');
      if (inside.length > 0) left.add(`${folder}${size}/`);
    }
    for (const size of left) if (!kept.includes(size)) await this.files.removeAll(size);
  }
}
