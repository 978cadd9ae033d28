import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { Config } from '../../../platform/infrastructure/config/config.js';
import { Log } from '../../../platform/infrastructure/logging/log.js';
import { CheckDueOrders } from '../application/check-due-orders.js';

const ROUND_MS = 60_000;

/** The reconciler's clockwork, in worker processes: looks every minute which orders are due. */
@Injectable()
export class OrderWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly config: Config,
    private readonly em: EntityManager,
    private readonly checkDueOrders: CheckDueOrders,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runs('worker')) return;
    this.timer = setInterval(() => this.look(), ROUND_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.round;
  }

  private look(): void {
    this.round = this.round.then(async () => {
      try {
        await RequestContext.create(this.em, () =>
          this.checkDueOrders.execute(this.stopping.signal),
        );
      } catch (error) {
        this.log.warn({ err: error }, 'orders could not be compared with the provider');
      }
    });
  }
}
