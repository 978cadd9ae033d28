import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Config } from './config/config.js';
import { inOwnScope } from './database/entity-scope.js';
import { Log } from './logging/log.js';

interface Chore {
  readonly everyMs: number;
  /** Also when the process starts, not only after the first interval. */
  readonly atOnce?: boolean;
  /** What to say when a round fails; the next one comes all the same. */
  readonly trouble: string;
  readonly work: (signal: AbortSignal) => Promise<unknown>;
}

/** Repeats chores in worker processes: rounds of one chore never overlap, and the end of the process waits for them. */
@Injectable()
export class Rounds implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  start({ everyMs, atOnce = false, trouble, work }: Chore): void {
    if (!this.config.runs('worker')) return;
    let latest: Promise<void> | null = null;
    const look = () => {
      if (latest) return;
      const round = this.round(work, trouble).finally(() => {
        this.running.delete(round);
        latest = null;
      });
      latest = round;
      this.running.add(round);
    };
    if (atOnce) look();
    this.timers.push(setInterval(look, everyMs).unref());
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async round(work: Chore['work'], trouble: string): Promise<void> {
    try {
      await inOwnScope(() => work(this.stopping.signal));
    } catch (error) {
      this.log.warn({ err: error }, trouble);
    }
  }
}
