import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { Videos } from '../../domain/videos/videos.js';
import { uploadFolder, videoFolder, videoSourceKey } from '../../domain/videos/video-files.js';

/** Deletes the files of a discarded video. */
@Injectable()
export class RemoveVideoFiles {
  constructor(
    private readonly videos: Videos,
    private readonly uploads: Uploads,
    private readonly files: Files,
  ) {}

  /**
   * The row is deleted last: while it exists, another attempt can find and remove the files. Must not run inside a
   * transaction, which could roll back the row, but not the files.
   */
  async execute(videoId: string): Promise<void> {
    await this.files.removeAll(videoFolder(videoId));
    await this.files.remove(videoSourceKey(videoId));
    await this.files.removeAll(uploadFolder(videoId));
    await this.uploads.forget(videoId);
    await this.videos.forget(videoId);
  }
}
