import { describe, expect, it } from '@jest/globals';
import { Subscriber } from '../../application/subscriber.js';
import { FactType } from '../../domain/fact.js';
import type { Log } from '../logging/log.js';
import type { Sql } from '../database/sql.js';
import { type Consumer, JobQueue, type QueueCounts } from '../queue/job-queue.js';
import type { Courier } from './courier.js';
import { OutboxWorker } from './outbox-worker.js';
import type { Relay } from './relay.js';
import { Subscriptions } from './subscriptions.js';

const Sold = new FactType<object>('test.sold.v1');

class Listener extends Subscriber {
  readonly fact = Sold;

  constructor(readonly name: string) {
    super();
  }

  async handle(): Promise<void> {}
}

/** Calls back while it opens a consumer. */
class ListeningQueue extends JobQueue {
  readonly consumed: string[] = [];

  constructor(private readonly onConsume: () => Promise<void>) {
    super();
  }

  async add(): Promise<void> {}

  async consume(queue: string): Promise<Consumer> {
    this.consumed.push(queue);
    await this.onConsume();
    return { close: async () => undefined };
  }

  async counts(): Promise<QueueCounts> {
    return { waiting: 0, active: 0, delayed: 0 };
  }

  async close(): Promise<void> {}
}

describe('A worker told to stop in the middle of its start', () => {
  it('begins nothing more', async () => {
    const subscriptions = new Subscriptions([Sold]);
    subscriptions.add(['test.first', 'test.second'].map((name) => new Listener(name)));
    let rounds = 0;
    const relay = { sweep: async () => void (rounds += 1) } as unknown as Relay;
    const courier = { stop: () => undefined } as unknown as Courier;
    const queue = new ListeningQueue(() => worker.stop());
    const worker: OutboxWorker = new OutboxWorker(
      ...(['postgres://nowhere', {} as Sql, relay, courier, queue] as const),
      ...([subscriptions, {} as Log, { everyMs: 1, graceMs: 0 }] as const),
    );
    await worker.start();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([queue.consumed, rounds]).toEqual([['test.first'], 0]);
  });
});
