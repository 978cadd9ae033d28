import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { oneByOne } from '../../../../platform/application/one-by-one.js';
import { ABANDONED_MS, type Upload } from '../../domain/uploads/upload.js';
import { Uploads } from '../../domain/uploads/uploads.js';
import { DiscardUpload } from './discard-upload.js';

/** Discards uploads without progress for a day. */
@Injectable()
export class SweepUploads {
  constructor(
    private readonly uploads: Uploads,
    private readonly discard: DiscardUpload,
    private readonly clock: Clock,
  ) {}

  /** Returns how many were discarded. */
  async execute(): Promise<number> {
    let [count, ofRound] = [0, 0];
    do {
      ofRound = await this.round();
      count += ofRound;
    } while (ofRound > 0);
    return count;
  }

  private async round(): Promise<number> {
    const now = this.clock.now();
    const isAbandoned = (upload: Upload) => upload.isAbandonedAt(now);
    let count = 0;
    const ids = await this.uploads.untouchedSince(new Date(now.getTime() - ABANDONED_MS));
    await oneByOne(ids, async (id) => {
      if (await this.discard.execute(id, isAbandoned)) count += 1;
    });
    return count;
  }
}
