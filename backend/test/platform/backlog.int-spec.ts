import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { messagesOf, Relay } from '../../src/platform/infrastructure/outbox/relay.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import {
  type Consumer,
  type Job,
  JobQueue,
  type QueueCounts,
} from '../../src/platform/infrastructure/queue/job-queue.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';
import { facts, Listener } from './lessons.js';

const BACKLOG = 12_000;

/** Keeps all jobs until the test takes them. */
class StandingQueue extends JobQueue {
  readonly added: { queue: string; messages: string[] }[] = [];
  private readonly waiting = new Map<string, number>();

  async add(queue: string, jobs: readonly Job[]): Promise<void> {
    this.added.push({ queue, messages: jobs.flatMap(messagesOf) });
    this.waiting.set(queue, (this.waiting.get(queue) ?? 0) + jobs.length);
  }

  async consume(): Promise<Consumer> {
    return { close: async () => undefined };
  }

  async counts(queue: string): Promise<QueueCounts> {
    return { waiting: this.waiting.get(queue) ?? 0, active: 0, delayed: 0 };
  }

  async close(): Promise<void> {}

  /** Handles everything queued for the subscriber. */
  async drain(queue: string): Promise<void> {
    const messages = this.broughtTo(queue);
    await sql.rows('delete from platform.delivery where subscriber = $1 and message_id = any($2)', [
      queue,
      messages,
    ]);
    this.waiting.delete(queue);
  }

  broughtTo(queue: string): string[] {
    return this.added.filter((call) => call.queue === queue).flatMap(({ messages }) => messages);
  }
}

let database: FreshDatabase;
let opened: Database;
let sql: Sql;
let queue: StandingQueue;
let relay: Relay;

beforeAll(async () => {
  database = await freshDatabase();
  opened = new Database({ url: database.url, pool: 2, persistence: () => [] });
  sql = new Sql(opened);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  queue = new StandingQueue();
  const subscriptions = new Subscriptions(facts);
  subscriptions.add([new Listener('test.slow'), new Listener('test.mail', 'afterwards')]);
  relay = new Relay(sql, queue, subscriptions);
  await sql.rows('truncate platform.outbox_message, platform.delivery');
  await owe('test.slow', BACKLOG);
  await owe('test.mail', 1);
});

async function owe(subscriber: string, count: number): Promise<void> {
  await sql.rows(
    `with message as (
       insert into platform.outbox_message (id, type, payload)
       select uuidv7(), 'test.lesson_learned.v1', '{}' from generate_series(1, $2::integer) returning id
     )
     insert into platform.delivery (message_id, subscriber) select id, $1 from message`,
    [subscriber, count],
  );
}

describe('A backlog', () => {
  it('is brought in portions, and nothing of it twice while it waits', async () => {
    await relay.sweep(0);
    await relay.sweep(0);
    await relay.sweep(0);
    const brought = queue.broughtTo('test.slow');
    expect(brought.length).toBeGreaterThan(1_000);
    expect(brought.length).toBeLessThan(BACKLOG / 2);
    expect(new Set(brought).size).toBe(brought.length);
  });

  it('of one subscriber holds up no other', async () => {
    await relay.sweep(0);
    expect(queue.broughtTo('test.mail')).toHaveLength(1);
  });

  it('comes to its end, portion by portion', async () => {
    for (let sweep = 0; sweep < 3; sweep += 1) {
      await relay.sweep(0);
      await queue.drain('test.slow');
    }
    expect(new Set(queue.broughtTo('test.slow')).size).toBe(BACKLOG);
  });
});
