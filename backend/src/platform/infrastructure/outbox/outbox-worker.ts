import { DatabaseListener } from '../database/listener.js';
import type { Log } from '../logging/log.js';
import type { JobQueue } from '../queue/job-queue.js';
import type { Sql } from '../database/sql.js';
import type { Courier } from './courier.js';
import type { Relay } from './relay.js';
import type { Subscriptions } from './subscriptions.js';
import { forgetOld } from './forget-old.js';
import { OUTBOX_CHANNEL, type OpenDelivery, understand } from './announcement.js';

export interface SweepTimings {
  readonly everyMs: number;
  readonly graceMs: number;
}

const usualSweep: SweepTimings = { everyMs: 5_000, graceMs: 3_000 };

const PRUNE_EVERY_MS = 3_600_000;

/** The consuming side of the outbox, run by worker processes. */
export class OutboxWorker {
  private readonly listener: DatabaseListener;
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    databaseUrl: string,
    private readonly sql: Sql,
    private readonly relay: Relay,
    private readonly courier: Courier,
    private readonly queue: JobQueue,
    private readonly subscriptions: Subscriptions,
    private readonly log: Log,
    private readonly timings: SweepTimings = usualSweep,
  ) {
    this.listener = new DatabaseListener(databaseUrl, OUTBOX_CHANNEL, {
      onNotice: (announcement) => this.wake(understand(announcement)),
      // Notifications are only for speed: the sweep finds whatever is missed.
      onDeaf: () => undefined,
      onHearing: () => this.wake(null),
    });
  }

  async start(): Promise<void> {
    for (const subscriber of this.subscriptions.all) {
      // Told to stop in the middle of the start.
      if (this.stopping.signal.aborted) return;
      await this.queue.consume(subscriber.name, { concurrency: subscriber.concurrency }, (job) =>
        this.courier.deliver(subscriber, job),
      );
    }
    if (this.stopping.signal.aborted) return;
    this.every(this.timings.everyMs, () => this.relay.sweep(this.timings.graceMs));
    this.every(PRUNE_EVERY_MS, () => forgetOld(this.sql, this.stopping.signal));
    await this.listener.start();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers) clearInterval(timer);
    await this.listener.close();
    await Promise.all(this.running);
    this.courier.stop();
  }

  private wake(deliveries: readonly OpenDelivery[] | null): void {
    void this.begin(() => (deliveries ? this.relay.enqueue(deliveries) : this.relay.sweep(0)));
  }

  /** Does not start again while the previous run is still going. */
  private every(ms: number, work: () => Promise<void>): void {
    let latest: Promise<void> | null = null;
    const begin = () => {
      latest ??= this.begin(work).finally(() => (latest = null));
    };
    this.timers.push(setInterval(begin, ms));
  }

  private begin(work: () => Promise<void>): Promise<void> {
    const running = this.quietly(work);
    this.running.add(running);
    return running.finally(() => this.running.delete(running));
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn({ err: error }, 'the outbox could not work; the next sweep tries again');
    }
  }
}
