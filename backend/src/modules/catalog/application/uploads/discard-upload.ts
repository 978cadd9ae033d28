import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Upload } from '../../domain/uploads/upload.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { uploadFolder } from '../../domain/videos/video-files.js';

/**
 * Discards an upload that no lecture has taken. Opens its own transaction: files are deleted only once the row is gone
 * for good.
 */
@Injectable()
export class DiscardUpload {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: Files,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** False if it was taken or continued in the meantime: then it stays. */
  async execute(uploadId: string, isUnwanted = (_: Upload) => true): Promise<boolean> {
    const isForgotten = await this.unitOfWork.run(async () => {
      const upload = await this.uploads.lock(uploadId);
      if (!upload || upload.isTaken || !isUnwanted(upload)) return false;
      await this.uploads.forget(uploadId);
      return true;
    });
    if (isForgotten) await this.files.removeAll(uploadFolder(uploadId));
    return isForgotten;
  }
}
