import { Injectable } from '@nestjs/common';
import { type OpenUpload, OpenUploads } from '../uploads/open-uploads.js';
import { OwnCourses } from '../courses/own-courses.js';
import { VideosView, type VideoStatusView } from '../videos/videos-view.js';

export interface LectureStatusView {
  /** The status of the newest video; null if there is none. */
  readonly video: VideoStatusView | null;
  /** The open upload that will become the next video. */
  readonly upload: OpenUpload | null;
}

/** Shows the state of a lecture's newest upload to its educator. */
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
