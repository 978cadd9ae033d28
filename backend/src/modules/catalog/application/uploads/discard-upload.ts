import { Injectable } from '@nestjs/common';
import { Files } from '../../../../platform/application/files.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Upload } from '../../domain/upload.js';
import { Uploads } from '../../domain/uploads.js';
import { uploadFolder } from '../../domain/video-files.js';

/** Gives an upload up that no lecture has taken. Opens its own unit of work: files go once the row is gone for good. */
@Injectable()
export class DiscardUpload {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: Files,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** False when it was taken, or somebody went on with it, before this could begin: then it stays. */
  async execute(uploadId: string, isUnwanted = (_: Upload) => true): Promise<boolean> {
    const isForgotten = await this.unitOfWork.run(async () => {
      const upload = await this.uploads.find(uploadId);
      if (!upload || upload.isTaken || !isUnwanted(upload)) return false;
      await this.uploads.forget(uploadId);
      return true;
    });
    if (isForgotten) await this.files.removeAll(uploadFolder(uploadId));
    return isForgotten;
  }
}
