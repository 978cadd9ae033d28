import { Injectable } from '@nestjs/common';
import { NotNow } from '../../../../platform/application/subscriber.js';
import { EncoderTurns } from './encoder-turns.js';

/** Short, because the video whose turn it is is queued already. */
const RETRY_SECONDS = 2;

export class OthersFirst extends NotNow {
  constructor() {
    super('Videos of other educators come first.', RETRY_SECONDS);
  }
}

/**
 * Makes educators take turns at the encoder, so that one with many videos does not make the others wait for all of
 * them.
 */
@Injectable()
export class TakeTurn {
  constructor(private readonly turns: EncoderTurns) {}

  /** @throws OthersFirst before any work is done */
  async execute(videoId: string, work: () => Promise<void>): Promise<void> {
    const place = await this.turns.placeOf(videoId);
    if (place?.isBehindOthers) throw new OthersFirst();
    if (!place) return work();
    const { educatorId } = place;
    // Recorded at the start as well, in case the process dies in between.
    await this.turns.note(educatorId);
    try {
      await work();
    } finally {
      await this.turns.note(educatorId);
    }
  }
}
