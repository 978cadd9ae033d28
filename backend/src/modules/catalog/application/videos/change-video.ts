import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { VideoStepOutOfOrder } from '../../domain/videos/video-errors.js';
import type { Video } from '../../domain/videos/video.js';
import { Videos } from '../../domain/videos/videos.js';

/**
 * Applies one step to a video: loads, changes and saves it and, once it is playable, retires the videos it replaces.
 */
@Injectable()
export class ChangeVideo {
  constructor(
    private readonly videos: Videos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws VideoStepOutOfOrder when the video is deleted or its status does not allow the step */
  async execute(videoId: string, step: (video: Video) => void): Promise<Video> {
    return this.unitOfWork.run(async () => {
      const video = await this.videos.lock(videoId);
      if (!video) throw new VideoStepOutOfOrder();
      // Before the step: locking reloads the lecture's videos, this one included, and would discard unsaved changes.
      const others = await this.videos.ofLecture(video.lectureId);
      step(video);
      const replaced = others.filter((other) => other.isReplacedBy(video));
      replaced.forEach((other) => other.supersede());
      await this.videos.save(video, ...replaced);
      return video;
    });
  }
}
