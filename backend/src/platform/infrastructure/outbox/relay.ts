import type { Sql } from '../database/sql.js';
import type { JobQueue } from '../queue/job-queue.js';
import type { Subscriptions } from './subscriptions.js';

const BATCH = 200;

interface Due {
  message_id: string;
  subscriber: string | null;
  attempts: number;
}

/** Turns recorded facts into deliveries, one per subscriber, and tells the queue about them. */
export class Relay {
  constructor(
    private readonly sql: Sql,
    private readonly queue: JobQueue,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Relays whatever waits. Several processes may do so at once: each takes different rows. */
  async relayWaiting(): Promise<void> {
    const subscribers = this.subscriptions.all;
    let claimed: Due[];
    do {
      claimed = await this.sql.rows<Due>(
        `with claimed as (
           select id, type from platform.outbox_message
           where relayed_at is null order by id limit ${BATCH} for update skip locked
         ), marked as (
           update platform.outbox_message m set relayed_at = clock_timestamp() from claimed where m.id = claimed.id
         ), addressed as (
           select claimed.id, s.name from claimed
           left join unnest($1::text[], $2::text[]) as s (type, name) on s.type = claimed.type
         ), made as (
           insert into platform.delivery (message_id, subscriber)
           select id, name from addressed where name is not null on conflict do nothing
         )
         select id as message_id, name as subscriber, 0 as attempts from addressed`,
        [
          subscribers.map((subscriber) => subscriber.fact.name),
          subscribers.map((subscriber) => subscriber.name),
        ],
      );
      await this.enqueue(claimed);
    } while (claimed.length >= BATCH);
  }

  /**
   * Puts deliveries that are overdue back on the queue: the queue lost them, or whoever worked on them died.
   * @param graceMs how long past its time a delivery may be before the queue is distrusted.
   */
  async sweep(graceMs: number): Promise<void> {
    const overdue = await this.sql.rows<Due>(
      `select message_id, subscriber, attempts from platform.delivery
       where due_at < clock_timestamp() - $1::float8 * interval '1 millisecond' and subscriber = any($2)
       order by due_at limit 1000`,
      [graceMs, this.subscriptions.all.map(({ name }) => name)],
    );
    await this.enqueue(overdue);
  }

  private async enqueue(deliveries: readonly Due[]): Promise<void> {
    const bySubscriber = Map.groupBy(deliveries, (delivery) => delivery.subscriber);
    for (const [subscriber, due] of bySubscriber) {
      if (subscriber === null || !this.subscriptions.named(subscriber)) continue;
      await this.queue.add(
        subscriber,
        due.map(({ message_id, attempts }) => ({
          id: jobId(message_id, attempts),
          data: { messageId: message_id },
        })),
      );
    }
  }
}

/** One id per attempt: a queue forgets an id only when its job has ended, and the next attempt is added before that. */
export function jobId(messageId: string, attempts: number): string {
  return `${messageId}.${attempts}`;
}
