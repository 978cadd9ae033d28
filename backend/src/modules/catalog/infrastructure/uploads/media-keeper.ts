import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { Rounds } from '../../../../platform/infrastructure/rounds.js';
import { SweepRemovedVideos } from '../../application/sweep-removed-videos.js';
import { SweepUploads } from '../../application/sweep-uploads.js';

const ROUND_MS = 60 * 60_000;

/** Gives back, every hour, the space that nobody has a use for any more. */
@Injectable()
export class MediaKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly sweepUploads: SweepUploads,
    private readonly sweepVideos: SweepRemovedVideos,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      everyMs: ROUND_MS,
      trouble: 'media could not be swept',
      work: () => this.sweep(),
    });
  }

  private async sweep(): Promise<void> {
    const uploads = await this.sweepUploads.execute();
    const videos = await this.sweepVideos.execute();
    if (uploads + videos > 0) this.log.info({ uploads, videos }, 'media were given up for good');
  }
}
