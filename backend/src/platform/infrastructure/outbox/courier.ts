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
  /** How long a delivery stays with a process that gives no sign of life. */
  readonly leaseMs: number;
  /** The wait after the n-th failed attempt. */
  readonly backoffMs: (attempt: number) => number;
}

const SECOND = 1_000;

export const usualTimings: CourierTimings = {
  leaseMs: 15 * SECOND,
  backoffMs: (attempt) => Math.min(SECOND * 2 ** (attempt - 1), 300 * SECOND),
};

/** Takes what a job brings from the queue to its subscriber, one fact after the other, and writes down how each went. */
export class Courier {
  private readonly stopping = new AbortController();
  // Not `AbortSignal.any` with `stopping`: whatever listens to such a signal is kept as long as this courier.
  private readonly atWork = new Set<AbortController>();

  constructor(
    private readonly deliveries: Deliveries,
    private readonly queue: JobQueue,
    private readonly inContext: <T>(work: () => Promise<T>, subscriber?: Subscriber) => Promise<T>,
    private readonly log: Log,
    private readonly timings: CourierTimings = usualTimings,
  ) {}

  /** Asks those at work to put it down. */
  stop(): void {
    this.stopping.abort();
    for (const work of this.atWork) work.abort();
  }

  async deliver(subscriber: Subscriber, job: Job): Promise<void> {
    for (const messageId of messagesOf(job)) {
      // The rest of a packet is found by the next sweep.
      if (this.stopping.signal.aborted) return;
      await this.deliverOne(subscriber, messageId);
    }
  }

  private async deliverOne(subscriber: Subscriber, messageId: string): Promise<void> {
    const claimed = await this.deliveries.claim(messageId, subscriber.name, this.timings.leaseMs);
    // Nothing to take: handled already, or somebody else is at it.
    if (!claimed) return;
    const { attempt, type, recordedAt, payload } = claimed;
    const work = new AbortController();
    if (this.stopping.signal.aborted) work.abort();
    const delivery: Delivery = { messageId, type, recordedAt, attempt, signal: work.signal };
    if (attempt > subscriber.maxAttempts) {
      // Counted before the start, so this one never came back from its last attempt.
      await this.giveUp(subscriber, payload, delivery, 'The process ended during every attempt.');
      return;
    }
    const lease = this.keepLease(subscriber, delivery, work);
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

  /** Renews the lease until it is let go; whoever lost it to another attempt is told to put the work down. */
  private keepLease({ name }: Subscriber, { messageId, attempt }: Delivery, work: AbortController) {
    const { leaseMs } = this.timings;
    let isOurs = true;
    const renew = async (): Promise<void> => {
      isOurs = await this.deliveries.extend(messageId, name, attempt, leaseMs);
      // Two at the same work would write into each other's files.
      if (!isOurs) work.abort();
    };
    let renewal = Promise.resolve();
    const heartbeat = setInterval(() => {
      renewal = renew().catch(() => undefined);
    }, leaseMs / 3);
    const letGo = (): Promise<void> => {
      clearInterval(heartbeat);
      // One under way would put off what is written next.
      return renewal;
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
    this.log.warn(
      { subscriber: subscriber.name, messageId, attempt, err: error },
      'delivery failed',
    );
    if (error instanceof NotNow) {
      const delay = error.retryAfterSeconds * SECOND;
      // The sweep finds it then.
      await this.deliveries.release(messageId, subscriber.name, attempt, delay);
      return;
    }
    if (error instanceof PermanentFailure || attempt >= subscriber.maxAttempts) {
      await this.giveUp(subscriber, payload, delivery, reason);
      return;
    }
    const delay = this.timings.backoffMs(attempt);
    await this.deliveries.postpone(messageId, subscriber.name, attempt, delay, reason);
    await this.queue.add(
      subscriber.name,
      [{ id: jobId(messageId, attempt), data: { messageId } }],
      // A little late rather than a little early: an early one finds nothing due and is dropped.
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
