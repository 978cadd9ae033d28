import { Injectable } from '@nestjs/common';
import { type OpenUpload, OpenUploads } from '../uploads/open-uploads.js';
import { OwnCourses } from '../courses/own-courses.js';
import { VideosView, type VideoStatusView } from '../videos/videos-view.js';

export interface LectureStatusView {
  /** Of the newest video; null while there is none. */
  readonly video: VideoStatusView | null;
  /** The upload that is to become the next one. */
  readonly upload: OpenUpload | null;
}

/** How the newest upload of a lecture is doing, for its educator. */
@Injectable()
export class ShowLectureStatus {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly videos: VideosView,
    private readonly uploads: OpenUploads,
  ) {}

  /** @throws NotFound, Forbidden */
  async execute(lectureId: string, userId: string): Promise<LectureStatusView> {
    await this.ownCourses.checkLecture(lectureId, userId);
    const [statuses, upload] = await Promise.all([
      this.videos.statusOf([lectureId]),
      this.uploads.ofLecture(lectureId),
    ]);
    return { video: statuses.get(lectureId) ?? null, upload };
  }
}
