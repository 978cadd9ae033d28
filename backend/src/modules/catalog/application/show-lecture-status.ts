import { Injectable } from '@nestjs/common';
import { OwnCourses } from './own-courses.js';
import { VideosView, type VideoStatusView } from './videos-view.js';

/** How the newest upload of a lecture is doing, for its educator. */
@Injectable()
export class ShowLectureStatus {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly videos: VideosView,
  ) {}

  /** Null while there is no upload. @throws NotFound, Forbidden */
  async execute(lectureId: string, userId: string): Promise<VideoStatusView | null> {
    await this.ownCourses.findLecture(lectureId, userId);
    return (await this.videos.statusOf([lectureId])).get(lectureId) ?? null;
  }
}
