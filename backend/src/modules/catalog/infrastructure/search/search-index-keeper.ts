import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { Config } from '../../../../platform/infrastructure/config/config.js';
import { Log } from '../../../../platform/infrastructure/logging/log.js';
import { CatchUpIndex } from '../../application/catch-up-index.js';

const ROUND_MS = 10 * 60_000;

/** In worker processes: brings the index up to date at start and looks after it from then on. */
@Injectable()
export class SearchIndexKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly em: EntityManager,
    private readonly catchUp: CatchUpIndex,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runs('worker')) return;
    this.look();
    this.timer = setInterval(() => this.look(), ROUND_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.round;
  }

  private look(): void {
    this.round = this.round.then(() =>
      RequestContext.create(this.em, () => this.catchUp.execute(this.stopping.signal)).catch(
        (error: unknown) => this.log.warn({ err: error }, 'the search index could not be kept'),
      ),
    );
  }
}
