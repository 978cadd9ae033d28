import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Upload } from '../../domain/uploads/upload.js';
import { Uploads } from '../../domain/uploads/uploads.js';

/** Loads an upload for the educator who began it. */
@Injectable()
export class OwnUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound also for another educator's upload */
  async find(uploadId: string, userId: string): Promise<Upload> {
    return this.unitOfWork.run(async () => {
      const upload = await this.uploads.lock(uploadId);
      if (!upload) throw new NotFound();
      upload.assertOwnedBy(userId);
      return upload;
    });
  }
}
