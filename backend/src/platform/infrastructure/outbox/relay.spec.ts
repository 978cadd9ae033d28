import { describe, expect, it } from '@jest/globals';
import { Subscriber } from '../../application/subscriber.js';
import { FactType } from '../../domain/fact.js';
import type { Sql } from '../database/sql.js';
import { type Consumer, type Job, JobQueue, type QueueCounts } from '../queue/job-queue.js';
import { messagesOf, Relay } from './relay.js';
import { Subscriptions } from './subscriptions.js';

const Sold = new FactType<object>('test.sold.v1');

class Listener extends Subscriber {
  readonly fact = Sold;

  constructor(
    readonly name: string,
    override readonly marks: 'transaction' | 'afterwards',
  ) {
    super();
  }

  async handle(): Promise<void> {}
}

/** Accepts jobs one call after the other, each only when told to. */
class SlowQueue extends JobQueue {
  readonly added: { queue: string; messages: string[][] }[] = [];
  private readonly waiting: PromiseWithResolvers<void>[] = [];

  async add(queue: string, jobs: readonly Job[]): Promise<void> {
    this.added.push({ queue, messages: jobs.map(messagesOf) });
    const call = Promise.withResolvers<void>();
    this.waiting.push(call);
    await call.promise;
  }

  async answer(): Promise<void> {
    this.waiting.shift()?.resolve();
    await new Promise(setImmediate);
  }

  async consume(): Promise<Consumer> {
    return { close: async () => undefined };
  }

  async counts(): Promise<QueueCounts> {
    return { waiting: 0, active: 0, delayed: 0 };
  }

  async close(): Promise<void> {}
}

function relayTo(queue: JobQueue): Relay {
  const subscriptions = new Subscriptions([Sold]);
  subscriptions.add([
    new Listener('test.count', 'transaction'),
    new Listener('test.mail', 'afterwards'),
  ]);
  return new Relay({} as Sql, queue, subscriptions);
}

const deliveries = (subscriber: string, ...messages: string[]) =>
  messages.map((messageId) => ({ messageId, subscriber, attempts: 0 }));

describe('The relay', () => {
  it('brings what comes alone at once, and what comes meanwhile together', async () => {
    const queue = new SlowQueue();
    const relay = relayTo(queue);
    void relay.enqueue(deliveries('test.count', 'a'));
    void relay.enqueue(deliveries('test.count', 'b'));
    void relay.enqueue(deliveries('test.count', 'c'));
    expect(queue.added).toEqual([{ queue: 'test.count', messages: [['a']] }]);
    await queue.answer();
    expect(queue.added.at(-1)).toEqual({ queue: 'test.count', messages: [['b', 'c']] });
    await queue.answer();
    void relay.enqueue(deliveries('test.count', 'd'));
    expect(queue.added.at(-1)).toEqual({ queue: 'test.count', messages: [['d']] });
  });

  it('makes packets of a bounded size', async () => {
    const queue = new SlowQueue();
    const messages = Array.from({ length: 40 }, (_, at) => `message ${at}`);
    void relayTo(queue).enqueue(deliveries('test.count', ...messages));
    expect(queue.added[0]?.messages.map(({ length }) => length)).toEqual([16, 16, 8]);
    expect(queue.added[0]?.messages.flat()).toEqual(messages);
  });

  it('lets nothing wait behind work outside the database', () => {
    const queue = new SlowQueue();
    void relayTo(queue).enqueue(deliveries('test.mail', 'a', 'b'));
    expect(queue.added).toEqual([{ queue: 'test.mail', messages: [['a'], ['b']] }]);
  });

  it('goes on after an addition that failed', async () => {
    const queue = new SlowQueue();
    const relay = relayTo(queue);
    queue.add = () => Promise.reject(new Error('the queue is away'));
    await expect(relay.enqueue(deliveries('test.count', 'a'))).rejects.toThrow('away');
    Reflect.deleteProperty(queue, 'add');
    void relay.enqueue(deliveries('test.count', 'b'));
    expect(queue.added).toEqual([{ queue: 'test.count', messages: [['b']] }]);
  });
});
