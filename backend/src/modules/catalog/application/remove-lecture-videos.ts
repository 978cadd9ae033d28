import { Injectable } from '@nestjs/common';
import { Videos } from '../domain/videos.js';

/** Takes the videos of removed lectures away; their files follow a little later. */
@Injectable()
export class RemoveLectureVideos {
  constructor(private readonly videos: Videos) {}

  /** Joins the caller's unit of work. */
  async execute(lectureIds: readonly string[]): Promise<void> {
    for (const lectureId of lectureIds) {
      const videos = await this.videos.ofLecture(lectureId);
      videos.forEach((video) => video.remove());
      await this.videos.save(...videos);
    }
  }
}
