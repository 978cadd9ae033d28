import { Injectable } from '@nestjs/common';
import { Videos } from '../../domain/videos.js';

/** Takes the videos of removed lectures away; their files follow a little later. */
@Injectable()
export class RemoveLectureVideos {
  constructor(private readonly videos: Videos) {}

  /** Of one removed lecture: what people bought may have been removed by mistake. Joins the caller's unit of work. */
  async retire(lectureId: string, at: Date): Promise<void> {
    const videos = await this.videos.ofLecture(lectureId);
    videos.forEach((video) => video.retire(at));
    await this.videos.save(...videos);
  }

  /** Of a course that is deleted, and of those lectures that were removed from it before. Joins the caller's unit of work. */
  async execute(courseId: string, lectureIds: readonly string[]): Promise<void> {
    const retired = await this.videos.retiredOf(courseId);
    retired.forEach((video) => video.remove());
    await this.videos.save(...retired);
    for (const lectureId of lectureIds) {
      const videos = await this.videos.ofLecture(lectureId);
      videos.forEach((video) => video.remove());
      await this.videos.save(...videos);
    }
  }
}
