import type { Sql } from '../database/sql.js';
import type { JobQueue } from '../queue/job-queue.js';
import type { OpenDelivery } from './announcement.js';
import type { Subscriptions } from './subscriptions.js';

const BATCH = 1_000;
const FIRST = { messageId: '00000000-0000-0000-0000-000000000000', subscriber: '' };

/** Brings open deliveries to the queue. Bringing one twice does no harm: the queue and the rows both notice. */
export class Relay {
  constructor(
    private readonly sql: Sql,
    private readonly queue: JobQueue,
    private readonly subscriptions: Subscriptions,
  ) {}

  async enqueue(deliveries: readonly OpenDelivery[]): Promise<void> {
    const bySubscriber = Map.groupBy(deliveries, ({ subscriber }) => subscriber);
    for (const [subscriber, open] of bySubscriber) {
      await this.queue.add(
        subscriber,
        open.map(({ messageId, attempts }) => ({
          id: jobId(messageId, attempts),
          data: { messageId },
        })),
      );
    }
  }

  /**
   * Queues what is overdue: nobody heard its announcement, the queue lost it, or whoever worked on it died.
   * @param graceMs how long past its time a delivery may be before it counts as overdue
   */
  async sweep(graceMs: number): Promise<void> {
    const known = this.subscriptions.all.map(({ name }) => name);
    let after = FIRST;
    for (;;) {
      const overdue = await this.sql.rows<OpenDelivery>(
        `select message_id as "messageId", subscriber, attempts from platform.delivery
         where due_at <= clock_timestamp() - $1::float8 * interval '1 millisecond'
           and subscriber = any($2) and (message_id, subscriber) > ($3, $4)
         order by message_id, subscriber limit ${BATCH}`,
        [graceMs, known, after.messageId, after.subscriber],
      );
      await this.enqueue(overdue);
      const last = overdue.at(-1);
      if (!last || overdue.length < BATCH) return;
      after = last;
    }
  }
}

/** One id per attempt: a queue forgets an id only when its job has ended, and the next attempt is added before that. */
export function jobId(messageId: string, attempts: number): string {
  return `${messageId}.${attempts}`;
}
