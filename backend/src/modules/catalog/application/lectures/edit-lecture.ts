import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { LectureNeedsVideo } from '../../domain/courses/course-errors.js';
import type { LectureChanges } from '../../domain/lectures/lecture.js';
import { Lectures } from '../../domain/lectures/lectures.js';
import { OwnCourses } from '../courses/own-courses.js';
import { ReceiveVideo } from '../videos/receive-video.js';
import type { StoredUpload } from '../uploads/store-upload.js';
import { TakeUpload } from '../uploads/take-upload.js';
import { UploadQuota } from '../uploads/upload-quota.js';
import { VideosView } from '../videos/videos-view.js';

export interface EditLectureCommand {
  readonly userId: string;
  readonly lectureId: string;
  /** Absent fields stay as they are. */
  readonly changes: LectureChanges;
  /** A stored upload to become the lecture's video. */
  readonly upload: StoredUpload | null;
  /** A complete resumable upload, instead of a stored one. */
  readonly uploadId?: string | undefined;
}

@Injectable()
export class EditLecture {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly lectures: Lectures,
    private readonly videos: VideosView,
    private readonly receiveVideo: ReceiveVideo,
    private readonly takeUpload: TakeUpload,
    private readonly quota: UploadQuota,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the id of the lecture's course. @throws NotFound, Forbidden, LectureNeedsVideo, UploadIncomplete, UploadQuotaExceeded */
  async execute({ userId, lectureId, ...command }: EditLectureCommand): Promise<string> {
    const { changes, upload, uploadId } = command;
    return this.unitOfWork.run(async () => {
      const lecture = await this.ownCourses.findLecture(lectureId, userId);
      if (!upload && !uploadId) await this.assertHasVideo(lectureId);
      lecture.edit(changes);
      await this.lectures.save(lecture);
      if (uploadId) await this.takeUpload.execute(uploadId, userId, lecture);
      if (upload) {
        await this.quota.claim(userId, upload.size);
        await this.receiveVideo.execute({ ...upload, lectureId, courseId: lecture.courseId });
      }
      return lecture.courseId;
    });
  }

  private async assertHasVideo(lectureId: string): Promise<void> {
    const status = await this.videos.statusOf([lectureId]);
    if (!status.has(lectureId)) throw new LectureNeedsVideo();
  }
}
