import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { Uploads } from '../domain/uploads.js';
import { DiscardUpload } from './discard-upload.js';

/** Gives up what nobody went on with for a day. */
@Injectable()
export class SweepUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly discard: DiscardUpload,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns how many were given up. */
  async execute(): Promise<number> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const abandoned = (await this.uploads.oldestOpen()).filter((one) => one.isAbandonedAt(now));
      for (const upload of abandoned) await this.discard.execute(upload);
      return abandoned.length;
    });
  }
}
