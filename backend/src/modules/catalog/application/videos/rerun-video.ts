import { Injectable } from '@nestjs/common';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Video } from '../../domain/videos/video.js';
import { Videos } from '../../domain/videos/videos.js';

/** Staff have a failed video retried: the fault was ours and is fixed. */
@Injectable()
export class RerunVideo {
  constructor(
    private readonly videos: Videos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A video that is queued, in work or complete stays as it is. @throws NotFound */
  execute(videoId: string): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const video = await this.videos.lock(videoId);
      if (!video || video.status === 'discarded') throw new NotFound();
      const before = stateOf(video);
      video.tryAgain();
      await this.videos.save(video);
      return { before, after: stateOf(video) };
    });
  }
}

function stateOf({ status, reason, renditions }: Video) {
  const missing = renditions.filter(({ result }) => result === null).length;
  return { status, reason, renditionsToMake: missing };
}
