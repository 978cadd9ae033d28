import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { inOwnScope } from '../database/entity-scope.js';
import { Log } from '../logging/log.js';
import { Chores } from './chores.js';

/** How often a worker checks whether a chore of the installation is due. */
const LOOK_MS = 60_000;

interface Chore {
  /**
   * With a name (`<module>.<verb>`), one worker of the installation does it per interval, and restarts do not restart
   * the interval. Without a name, each worker does it.
   */
  readonly name?: string;
  readonly everyMs: number;
  /** Run at the start of the process as well, not only after the first interval. */
  readonly atOnce?: boolean;
  /** The log message when a round fails; the next one takes place nevertheless. */
  readonly trouble: string;
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

/** Repeats chores in worker processes. Rounds of one chore never overlap, and shutdown waits for running ones. */
@Injectable()
export class Rounds implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly config: Config,
    private readonly chores: Chores,
    private readonly log: Log,
  ) {}

  start(chore: Chore): void {
    const { name, everyMs, atOnce = false } = chore;
    if (!this.config.runs('worker')) return;
    let latest: Promise<void> | null = null;
    const look = () => {
      if (latest) return;
      const round = this.round(chore).finally(() => {
        this.running.delete(round);
        latest = null;
      });
      latest = round;
      this.running.add(round);
    };
    if (atOnce) look();
    this.timers.push(setInterval(look, name ? Math.min(everyMs, LOOK_MS) : everyMs).unref());
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async round({ name, everyMs, trouble, work }: Chore): Promise<void> {
    try {
      if (name && !(await this.chores.claim(name, everyMs))) return;
      await inOwnScope(() => work(this.stopping.signal));
    } catch (error) {
      this.log.warn({ err: error }, trouble);
    }
  }
}
