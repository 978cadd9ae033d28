import type { Sql } from '../database/sql.js';
import type { Job, JobQueue } from '../queue/job-queue.js';
import type { OpenDelivery } from './announcement.js';
import type { Subscriptions } from './subscriptions.js';

const BATCH = 1_000;
/**
 * How many deliveries share a job under load: taking and ending a job costs PostgreSQL ten times as much as claiming a
 * delivery (docs/adr/0037).
 */
const PACKET = 16;
/** With this many waiting jobs, a subscriber is busy about until the next sweep. */
const ENOUGH = 20;
/** The most that a sweep queues for one subscriber: some seconds of quick work. */
const PORTION = 5_000;
const FIRST = { messageId: '00000000-0000-0000-0000-000000000000', subscriber: '' };

/** Queues open deliveries. Queueing one twice is harmless, because the queue and the rows both detect it. */
export class Relay {
  private readonly gathered = new Map<string, OpenDelivery[]>();

  constructor(
    private readonly sql: Sql,
    private readonly queue: JobQueue,
    private readonly subscriptions: Subscriptions,
  ) {}

  /**
   * Queues at once if the subscriber's queue is free; deliveries that arrive during an insert are inserted together
   * after it.
   */
  async enqueue(deliveries: readonly OpenDelivery[]): Promise<void> {
    const bySubscriber = Map.groupBy(deliveries, ({ subscriber }) => subscriber);
    await Promise.all([...bySubscriber].map(([name, open]) => this.add(name, open)));
  }

  private async add(subscriber: string, open: readonly OpenDelivery[]): Promise<void> {
    const gathering = this.gathered.get(subscriber);
    if (gathering) {
      gathering.push(...open);
      return;
    }
    let next = [...open];
    try {
      while (next.length > 0) {
        const jobs = packetsOf(next, this.packetSize(subscriber));
        this.gathered.set(subscriber, (next = []));
        await this.queue.add(subscriber, jobs);
      }
    } finally {
      this.gathered.delete(subscriber);
    }
  }

  /** Work outside the database may take long, so nothing may wait behind it in the same packet. */
  private packetSize(subscriber: string): number {
    return this.subscriptions.named(subscriber)?.marks === 'transaction' ? PACKET : 1;
  }

  /**
   * Queues overdue deliveries: their announcement was missed, the queue lost them, or their worker died. Of a backlog
   * it queues the oldest, and more only once few of those are left: deliveries waiting in the queue are overdue as
   * well, and queueing them again and again would make it grow faster than workers can drain it.
   * @param graceMs how long a delivery may be due before it counts as overdue
   */
  async sweep(graceMs: number): Promise<void> {
    const hungry = new Set(this.subscriptions.all.map(({ name }) => name));
    const brought = new Map<string, number>();
    const bring = async (name: string, open: readonly OpenDelivery[]): Promise<void> => {
      const before = brought.get(name) ?? 0;
      const isFed = before === 0 && (await this.hasEnough(name));
      if (isFed || before + open.length >= PORTION) hungry.delete(name);
      if (isFed) return;
      brought.set(name, before + open.length);
      await this.add(name, open);
    };
    for (let after: Omit<OpenDelivery, 'attempts'> = FIRST; ;) {
      const overdue = await this.sql.rows<OpenDelivery>(
        `select message_id as "messageId", subscriber, attempts from platform.delivery
         where due_at <= clock_timestamp() - $1::float8 * interval '1 millisecond'
           and subscriber = any($2) and (message_id, subscriber) > ($3, $4)
         order by message_id, subscriber limit ${BATCH}`,
        [graceMs, [...hungry], after.messageId, after.subscriber],
      );
      const bySubscriber = Map.groupBy(overdue, ({ subscriber }) => subscriber);
      await Promise.all([...bySubscriber].map(([name, open]) => bring(name, open)));
      const last = overdue.at(-1);
      if (!last || overdue.length < BATCH) return;
      after = last;
    }
  }

  private async hasEnough(subscriber: string): Promise<boolean> {
    if (this.gathered.has(subscriber)) return true;
    return (await this.queue.counts(subscriber)).waiting >= ENOUGH;
  }
}

function packetsOf(deliveries: readonly OpenDelivery[], size: number): Job[] {
  return deliveries.flatMap((first, at) =>
    at % size === 0 ? [jobOf(first, deliveries.slice(at + 1, at + size))] : [],
  );
}

/** The first message id is where older releases expect the only one. */
function jobOf({ messageId, attempts }: OpenDelivery, others: readonly OpenDelivery[]): Job {
  const more = others.map((other) => other.messageId);
  const data = more.length > 0 ? { messageId, more } : { messageId };
  return { id: jobId(messageId, attempts), data };
}

/** The message ids of a job, one or several. */
export function messagesOf({ data }: Job): string[] {
  const { messageId, more } = data;
  const others: readonly unknown[] = Array.isArray(more) ? more : [];
  return [messageId, ...others].map(String);
}

/** One id per attempt: a queue keeps an id until its job has ended, and the next attempt is added before that. */
export function jobId(messageId: string, attempts: number): string {
  return `${messageId}.${attempts}`;
}
