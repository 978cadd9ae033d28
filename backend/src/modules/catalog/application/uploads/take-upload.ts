import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import type { Lecture } from '../../domain/lectures/lecture.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { ReceiveVideo } from '../videos/receive-video.js';

/** Turns a complete upload into the video of its lecture. */
@Injectable()
export class TakeUpload {
  constructor(
    private readonly uploads: Uploads,
    private readonly receiveVideo: ReceiveVideo,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction; idempotent. @throws NotFound, UploadIncomplete */
  async execute(uploadId: string, userId: string, lecture: Lecture): Promise<void> {
    const upload = await this.uploads.lock(uploadId);
    if (!upload || upload.lectureId !== lecture.id)
      throw new NotFound('This upload was not found. Please choose the video again.');
    upload.assertOwnedBy(userId);
    if (upload.isTaken) return;
    upload.take(this.clock.now());
    await this.uploads.save(upload);
    await this.receiveVideo.execute({
      videoId: upload.id,
      lectureId: lecture.id,
      courseId: lecture.courseId,
      size: upload.size,
    });
  }
}
