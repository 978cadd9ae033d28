import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../../platform/application/clock.js';
import { Files } from '../../../../platform/application/files.js';
import { oneByOne } from '../../../../platform/application/one-by-one.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { Rounds } from '../../../../platform/infrastructure/chores/rounds.js';
import { ScrubMedia } from '../../application/videos/scrub-media.js';
import { SweepRemovedVideos } from '../../application/videos/sweep-removed-videos.js';
import { SweepUploads } from '../../application/uploads/sweep-uploads.js';

const ROUND_MS = 60 * 60_000;
const SCRUB_MS = 24 * 60 * 60_000;
/** The longest that a slow connection may take for one large file. */
const UNFINISHED_MS = 20 * 60 * 60_000;

/** Frees unused space every hour; compares store and database every day. */
@Injectable()
export class MediaKeeper implements OnApplicationBootstrap {
  constructor(
    private readonly rounds: Rounds,
    private readonly sweepUploads: SweepUploads,
    private readonly sweepVideos: SweepRemovedVideos,
    private readonly scrubMedia: ScrubMedia,
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start({
      name: 'catalog.sweep-media',
      everyMs: ROUND_MS,
      trouble: 'media could not be swept',
      work: () => this.sweep(),
    });
    this.rounds.start({
      name: 'catalog.scrub-media',
      everyMs: SCRUB_MS,
      trouble: 'media could not be compared with the database',
      work: () => this.scrub(),
    });
  }

  private async sweep(): Promise<void> {
    let [uploads, videos, unfinished] = [0, 0, 0];
    const before = new Date(this.clock.now().getTime() - UNFINISHED_MS);
    await oneByOne(
      [
        async () => (uploads = await this.sweepUploads.execute()),
        async () => (videos = await this.sweepVideos.execute()),
        async () => (unfinished = await this.files.removeUnfinished(before)),
      ],
      (part) => part(),
    );
    if (uploads + videos + unfinished > 0)
      this.log.info({ uploads, videos, unfinished }, 'media were given up for good');
  }

  private async scrub(): Promise<void> {
    const { orphans, missing, isRemoved } = await this.scrubMedia.execute('accidents');
    const found = { orphans: orphans.length, missing: missing.length };
    if (missing.length > 0 || !isRemoved)
      this.log.error(found, 'media and database do not agree: see npm run media:scrub');
    else if (orphans.length > 0) this.log.warn(found, 'media without an owner were removed');
  }
}
