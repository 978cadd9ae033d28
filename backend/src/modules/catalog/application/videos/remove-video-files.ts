import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { Uploads } from '../../domain/uploads.js';
import { Videos } from '../../domain/videos.js';
import { uploadFolder, videoFolder, videoSourceKey } from '../../domain/video-files.js';

/** Gives back the space of a discarded video. */
@Injectable()
export class RemoveVideoFiles {
  constructor(
    private readonly videos: Videos,
    private readonly uploads: Uploads,
    private readonly files: Files,
  ) {}

  /**
   * The row goes last: as long as it is there, the files are known and can be removed by another attempt.
   * Not for a unit of work, which could bring a row back, but not its files.
   */
  async execute(videoId: string): Promise<void> {
    await this.files.removeAll(videoFolder(videoId));
    await this.files.remove(videoSourceKey(videoId));
    await this.files.removeAll(uploadFolder(videoId));
    await this.uploads.forget(videoId);
    await this.videos.forget(videoId);
  }
}
