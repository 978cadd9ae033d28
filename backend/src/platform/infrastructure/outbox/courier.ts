import {
  type Delivery,
  NotNow,
  PermanentFailure,
  type Subscriber,
} from '../../application/subscriber.js';
import type { Job, JobQueue } from '../queue/job-queue.js';
import type { Log } from '../logging/log.js';
import type { Deliveries } from './deliveries.js';
import { jobId, messagesOf } from './relay.js';

export interface CourierTimings {
  /** How long a delivery stays reserved for a process without a sign of life. */
  readonly leaseMs: number;
  /** The wait after the n-th failed attempt. */
  readonly backoffMs: (attempt: number) => number;
}

const SECOND = 1_000;

export const usualTimings: CourierTimings = {
  leaseMs: 15 * SECOND,
  backoffMs: (attempt) => Math.min(SECOND * 2 ** (attempt - 1), 300 * SECOND),
};

/** Delivers the facts of a queue job to their subscriber, one after the other, and records each result. */
export class Courier {
  private readonly stopping = new AbortController();
  // Not `AbortSignal.any` with `stopping`: listeners of such a signal would be kept as long as this courier.
  private readonly atWork = new Set<AbortController>();

  constructor(
    private readonly deliveries: Deliveries,
    private readonly queue: JobQueue,
    private readonly inContext: <T>(work: () => Promise<T>, subscriber?: Subscriber) => Promise<T>,
    private readonly log: Log,
    private readonly timings: CourierTimings = usualTimings,
  ) {}

  /** Asks running deliveries to stop. */
  stop(): void {
    this.stopping.abort();
    for (const work of this.atWork) work.abort();
  }

  async deliver(subscriber: Subscriber, job: Job): Promise<void> {
    for (const messageId of messagesOf(job)) {
      // The next sweep finds the rest of the packet.
      if (this.stopping.signal.aborted) return;
      await this.deliverOne(subscriber, messageId);
    }
  }

  private async deliverOne(subscriber: Subscriber, messageId: string): Promise<void> {
    const since = performance.now();
    const claimed = await this.deliveries.claim(messageId, subscriber.name, this.timings.leaseMs);
    // Nothing to claim: it is handled already, or another process is at it.
    if (!claimed) return;
    const { attempt, type, recordedAt, payload } = claimed;
    const work = new AbortController();
    if (this.stopping.signal.aborted) work.abort();
    const delivery: Delivery = { messageId, type, recordedAt, attempt, signal: work.signal };
    if (attempt > subscriber.maxAttempts) {
      // Attempts are counted when they start, so the process died during the last one.
      await this.giveUp(subscriber, payload, delivery, 'The process ended during every attempt.');
      return;
    }
    const lease = this.keepLease(subscriber, delivery, work, since);
    this.atWork.add(work);
    try {
      await this.inContext(() => this.handOver(subscriber, payload, delivery), subscriber);
    } catch (error) {
      await lease.letGo();
      if (lease.isOurs()) await this.afterFailure(subscriber, payload, delivery, error);
      else this.log.warn({ subscriber: subscriber.name, messageId, attempt }, 'delivery lost');
    } finally {
      await lease.letGo();
      this.atWork.delete(work);
    }
  }

  /**
   * Renews the lease until it is released. Aborts the work if another attempt has taken the lease, or if the lease
   * expired because no renewal succeeded: another attempt may have begun.
   */
  private keepLease(
    { name, marks }: Subscriber,
    { messageId, attempt }: Delivery,
    work: AbortController,
    since: number,
  ): { isOurs: () => boolean; letGo: () => Promise<void> } {
    // With `transaction`, the open transaction holds the row lock, and a renewal would only wait for it.
    if (marks === 'transaction') return { isOurs: () => true, letGo: async () => undefined };
    const { leaseMs } = this.timings;
    let isOurs = true;
    const lose = (): void => {
      isOurs = false;
      // Two attempts at the same work would write into each other's files.
      work.abort();
    };
    const loseAt = (moment: number) => setTimeout(lose, Math.max(0, moment - performance.now()));
    let end = loseAt(since + leaseMs);
    const renew = async (): Promise<void> => {
      const asked = performance.now();
      const isKept = await this.deliveries.extend(messageId, name, attempt, leaseMs);
      clearTimeout(end);
      if (isKept && isOurs) end = loseAt(asked + leaseMs);
      else lose();
    };
    let renewal: Promise<void> | null = null;
    const heartbeat = setInterval(() => {
      renewal ??= renew()
        .catch(() => undefined)
        .finally(() => (renewal = null));
    }, leaseMs / 3);
    const letGo = async (): Promise<void> => {
      clearInterval(heartbeat);
      // A pending renewal would overwrite the due time written next.
      await renewal;
      clearTimeout(end);
    };
    return { isOurs: () => isOurs, letGo };
  }

  private async handOver(
    subscriber: Subscriber,
    payload: object,
    delivery: Delivery,
  ): Promise<void> {
    if (subscriber.marks === 'transaction') {
      await this.deliveries.settleWith(delivery.messageId, subscriber.name, () =>
        subscriber.handle(payload, delivery),
      );
      return;
    }
    await subscriber.handle(payload, delivery);
    await this.deliveries.settle(delivery.messageId, subscriber.name);
  }

  private async afterFailure(
    subscriber: Subscriber,
    payload: object,
    delivery: Delivery,
    error: unknown,
  ): Promise<void> {
    const { messageId, attempt } = delivery;
    if (this.stopping.signal.aborted) {
      await this.deliveries.release(messageId, subscriber.name, attempt);
      return;
    }
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const about = { subscriber: subscriber.name, messageId, attempt };
    if (error instanceof NotNow) {
      this.log.info({ ...about, reason }, 'delivery put off');
      const delay = error.retryAfterSeconds * SECOND;
      // The sweep finds it once it is due.
      await this.deliveries.release(messageId, subscriber.name, attempt, delay);
      return;
    }
    this.log.warn({ ...about, err: error }, 'delivery failed');
    if (error instanceof PermanentFailure || attempt >= subscriber.maxAttempts) {
      await this.giveUp(subscriber, payload, delivery, reason);
      return;
    }
    const delay = this.timings.backoffMs(attempt);
    await this.deliveries.postpone(messageId, subscriber.name, attempt, delay, reason);
    await this.queue.add(
      subscriber.name,
      [{ id: jobId(messageId, attempt), data: { messageId } }],
      // A little late, because a job that runs early finds nothing due and is dropped.
      delay + 50,
    );
  }

  private async giveUp(
    subscriber: Subscriber,
    payload: object,
    delivery: Delivery,
    reason: string,
  ): Promise<void> {
    const { messageId } = delivery;
    const aftermath = await this.inContext(() => subscriber.giveUp(payload, delivery));
    if (aftermath === 'settled') {
      this.log.warn({ subscriber: subscriber.name, messageId, reason }, 'given up');
      await this.deliveries.settle(messageId, subscriber.name);
      return;
    }
    this.log.error({ subscriber: subscriber.name, messageId, reason }, 'dead letter');
    await this.deliveries.bury(messageId, subscriber, reason);
  }
}
