import { Injectable } from '@nestjs/common';
import { Videos } from '../../domain/videos/videos.js';

/** Discards the videos of removed lectures; their files are deleted later. */
@Injectable()
export class RemoveLectureVideos {
  constructor(private readonly videos: Videos) {}

  /**
   * Retires the videos of one removed lecture, which can be restored in case buyers lost it by mistake. Joins the
   * caller's transaction.
   */
  async retire(lectureId: string, at: Date): Promise<void> {
    const videos = await this.videos.ofLecture(lectureId);
    videos.forEach((video) => video.retire(at));
    await this.videos.save(...videos);
  }

  /**
   * Removes the videos of a deleted course, including those of lectures removed earlier. Joins the caller's
   * transaction.
   */
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
