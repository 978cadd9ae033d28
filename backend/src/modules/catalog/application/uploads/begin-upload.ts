import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Ids } from '../../../../platform/application/ids.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import { TooManyUploads } from '../../domain/uploads/upload-errors.js';
import { MAX_OPEN_UPLOADS, Upload } from '../../domain/uploads/upload.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { DiscardUpload } from './discard-upload.js';
import { OwnCourses } from '../courses/own-courses.js';
import { UploadQuota } from './upload-quota.js';

export interface BeginUploadCommand {
  readonly userId: string;
  readonly lectureId: string;
  /** Bytes. */
  readonly size: number;
  readonly fileName: string;
  readonly sha256: string | null;
}

/** Opens an upload for a lecture and discards an earlier open one for the same lecture. */
@Injectable()
export class BeginUpload {
  constructor(
    private readonly ownCourses: OwnCourses,
    private readonly uploads: Uploads,
    private readonly quota: UploadQuota,
    private readonly discard: DiscardUpload,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Forbidden, UnplayableSource, TooManyUploads, UploadQuotaExceeded, StorageFull */
  async execute({ userId, lectureId, ...given }: BeginUploadCommand): Promise<Upload> {
    const { upload, older } = await this.unitOfWork.run(async () => {
      const { courseId } = await this.ownCourses.findLecture(lectureId, userId);
      const id = this.ids.next();
      const at = this.clock.now();
      const upload = Upload.begin({ ...given, id, ownerId: userId, lectureId, courseId, at });
      // The lock serializes the educator's concurrent uploads to other courses, so that each counts the open ones
      // correctly.
      await this.uploads.reserve(userId);
      const open = await this.uploads.openOf(userId);
      const others = open.filter((other) => other.lectureId !== lectureId);
      if (others.length >= MAX_OPEN_UPLOADS) throw new TooManyUploads(MAX_OPEN_UPLOADS);
      await this.quota.check(userId, given.size, lectureId);
      await this.uploads.save(upload);
      return { upload, older: open.filter((other) => other.lectureId === lectureId) };
    });
    for (const { id } of older) await this.discard.execute(id);
    return upload;
  }
}
