import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { UnitOfWork } from '../../../../platform/application/unit-of-work.js';
import type { Upload } from '../../domain/upload.js';
import { Uploads } from '../../domain/uploads.js';

/** Finds an upload for the educator who began it. */
@Injectable()
export class OwnUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound for those of others, too */
  async find(uploadId: string, userId: string): Promise<Upload> {
    return this.unitOfWork.run(async () => {
      const upload = await this.uploads.find(uploadId);
      if (!upload) throw new NotFound();
      upload.assertOwnedBy(userId);
      return upload;
    });
  }
}
