import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { oneByOne } from '../../../../platform/application/one-by-one.js';
import { Videos } from '../../domain/videos/videos.js';
import { RemoveVideoFiles } from './remove-video-files.js';

/** How long the video of a removed lecture can be restored by hand. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

/** Deletes videos that were removed a week ago. */
@Injectable()
export class SweepRemovedVideos {
  constructor(
    private readonly videos: Videos,
    private readonly removeFiles: RemoveVideoFiles,
    private readonly clock: Clock,
  ) {}

  /** Returns how many were deleted. */
  async execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    let count = 0;
    let ids = await this.videos.discardedBefore(before);
    while (ids.length > 0) {
      await oneByOne(ids, (id) => this.removeFiles.execute(id));
      count += ids.length;
      ids = await this.videos.discardedBefore(before);
    }
    return count;
  }
}
