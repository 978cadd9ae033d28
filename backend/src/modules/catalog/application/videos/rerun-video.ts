import { Injectable } from '@nestjs/common';
import type { Change } from '../../../../platform/application/operations.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Video } from '../../domain/video.js';
import { Videos } from '../../domain/videos.js';

/** Has staff's word that a video is worth another attempt: what broke was ours, and it is mended. */
@Injectable()
export class RerunVideo {
  constructor(
    private readonly videos: Videos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One that is waiting, at work or complete stays as it is. @throws NotFound */
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
