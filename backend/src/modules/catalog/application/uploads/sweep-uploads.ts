import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { oneByOne } from '../../../../platform/application/one-by-one.js';
import type { Upload } from '../../domain/upload.js';
import { Uploads } from '../../domain/uploads.js';
import { DiscardUpload } from './discard-upload.js';

/** Gives up what nobody went on with for a day. */
@Injectable()
export class SweepUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly discard: DiscardUpload,
    private readonly clock: Clock,
  ) {}

  /** Returns how many were given up. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const isAbandoned = (upload: Upload) => upload.isAbandonedAt(now);
    let count = 0;
    await oneByOne((await this.uploads.oldestOpen()).filter(isAbandoned), async ({ id }) => {
      if (await this.discard.execute(id, isAbandoned)) count += 1;
    });
    return count;
  }
}
