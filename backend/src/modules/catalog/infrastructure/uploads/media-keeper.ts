import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { SweepRemovedVideos } from '../../application/sweep-removed-videos.js';
import { SweepUploads } from '../../application/sweep-uploads.js';

const ROUND_MS = 60 * 60_000;

/** In worker processes: gives back, every hour, the space that nobody has a use for any more. */
@Injectable()
export class MediaKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly em: EntityManager,
    private readonly sweepUploads: SweepUploads,
    private readonly sweepVideos: SweepRemovedVideos,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runs('worker')) return;
    this.timer = setInterval(() => this.look(), ROUND_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private look(): void {
    this.round = this.round.then(() =>
      RequestContext.create(this.em, async () => {
        const uploads = await this.sweepUploads.execute();
        const videos = await this.sweepVideos.execute();
        if (uploads + videos > 0)
          this.log.info({ uploads, videos }, 'media were given up for good');
      }).catch((error: unknown) => this.log.warn({ err: error }, 'media could not be swept')),
    );
  }
}
