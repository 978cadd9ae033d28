import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { VideoStepOutOfOrder } from '../../domain/video-errors.js';
import type { Video } from '../../domain/video.js';
import { Videos } from '../../domain/videos.js';

/** One step of a video's way: load, ask, save, and when it can be watched from now on, retire what it replaces. */
@Injectable()
export class ChangeVideo {
  constructor(
    private readonly videos: Videos,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws VideoStepOutOfOrder when the video is gone or the step has no place any more */
  async execute(videoId: string, step: (video: Video) => void): Promise<Video> {
    return this.unitOfWork.run(async () => {
      const video = await this.videos.lock(videoId);
      if (!video) throw new VideoStepOutOfOrder();
      step(video);
      const others = await this.videos.ofLecture(video.lectureId);
      const replaced = others.filter((other) => other.isReplacedBy(video));
      replaced.forEach((other) => other.supersede());
      await this.videos.save(video, ...replaced);
      return video;
    });
  }
}
