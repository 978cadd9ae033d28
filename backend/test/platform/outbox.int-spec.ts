import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Subscriber } from '../../src/platform/application/subscriber.js';
import { FactType } from '../../src/platform/domain/fact.js';
import { MikroUnitOfWork } from '../../src/platform/infrastructure/database/mikro-unit-of-work.js';
import { Database } from '../../src/platform/infrastructure/database/database.js';
import { Sql } from '../../src/platform/infrastructure/database/sql.js';
import { UuidIds } from '../../src/platform/infrastructure/ids/uuid-ids.js';
import { Courier } from '../../src/platform/infrastructure/outbox/courier.js';
import { DeadLetters } from '../../src/platform/infrastructure/outbox/dead-letters.js';
import { Deliveries } from '../../src/platform/infrastructure/outbox/deliveries.js';
import { Outbox } from '../../src/platform/infrastructure/outbox/outbox.js';
import { OutboxWorker } from '../../src/platform/infrastructure/outbox/outbox-worker.js';
import { Relay } from '../../src/platform/infrastructure/outbox/relay.js';
import { Subscriptions } from '../../src/platform/infrastructure/outbox/subscriptions.js';
import { BullJobQueue } from '../../src/platform/infrastructure/queue/bull-job-queue.js';
import type { JobQueue } from '../../src/platform/infrastructure/queue/job-queue.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';
import { facts, LessonLearned, Listener, NobodyCares, RoomTaken, SchoolClosed } from './lessons.js';

/** Longer than a busy machine may stop a process. */
const LEASE_MS = 2_000;

/** Errors of the queue must fail the test. */
const fail = (error: Error) => {
  throw error;
};

let database: FreshDatabase;
let opened: Database;
let sql: Sql;
let unitOfWork: MikroUnitOfWork;
let outbox: Outbox;
const running: { worker: OutboxWorker; queue: JobQueue }[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  opened = new Database({ url: database.url, pool: 10, persistence: () => [] });
  sql = new Sql(opened);
  listen();
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(() =>
  sql.rows(
    'truncate platform.outbox_message, platform.delivery, platform.handled_message, platform.dead_letter',
  ),
);
afterEach(async () => {
  for (const { worker, queue } of running.splice(0)) {
    await worker.stop();
    await queue.close();
  }
});

/** The subscribers of this test, known to every process. */
function listen(...subscribers: Subscriber[]): Subscriptions {
  const subscriptions = new Subscriptions(facts);
  subscriptions.add(subscribers);
  outbox = new Outbox(sql, new UuidIds(), subscriptions);
  unitOfWork = new MikroUnitOfWork(opened, outbox);
  return subscriptions;
}

/** A worker's part, with short times so that lost work is found within the test. */
async function startWorker(...subscribers: Subscriber[]): Promise<Subscriptions> {
  const log = pino({ level: 'silent' });
  const queue = BullJobQueue.onPostgres(database.url, 12, fail, {
    lockMs: 2_000,
    stalledCheckMs: 1_000,
  });
  const subscriptions = listen(...subscribers);
  const courier = new Courier(
    new Deliveries(sql, unitOfWork),
    queue,
    (work) => inOwnScope(work),
    log,
    { leaseMs: LEASE_MS, backoffMs: () => 50 },
  );
  const relay = new Relay(sql, queue, subscriptions);
  const worker = new OutboxWorker(database.url, sql, relay, courier, queue, subscriptions, log, {
    everyMs: 200,
    graceMs: 100,
  });
  running.push({ worker, queue });
  await worker.start();
  return subscriptions;
}

const record = (lesson: string) =>
  unitOfWork.run(() => outbox.append([LessonLearned.of({ lesson })]));
const count = async (table: string) =>
  Number((await sql.first<{ n: string }>(`select count(*) as n from platform.${table}`))?.n);

describe('The outbox', () => {
  it('brings a recorded fact to every subscriber once', async () => {
    const first = new Listener('test.first');
    const second = new Listener('test.second', 'afterwards');
    await startWorker(first, second);
    await record('to be kind');
    await eventually(
      'the fact heard by both',
      () => first.heard.length === 1 && second.heard.length === 1,
    );
    await eventually('no delivery left', async () => (await count('delivery')) === 0);
    expect(await count('handled_message')).toBe(2);
    expect(first.heard).toEqual(['to be kind']);
  });

  it('keeps facts recorded while no worker ran, and says when that was', async () => {
    const listener = new Listener();
    const recorded: Date[] = [];
    listener.react = async (_, { recordedAt }) => void recorded.push(recordedAt);
    listen(listener);
    await record('patience');
    const written = await sql.first<{ at: Date }>(
      'select recorded_at as at from platform.outbox_message',
    );
    await startWorker(listener);
    await eventually('the fact heard', () => listener.heard.length === 1);
    expect(recorded).toEqual([written?.at]);
  });

  it('lets long work that marks in its transaction alone, on no connection but its own', async () => {
    const listener = new Listener();
    const connections: number[] = [];
    let heard = 0;
    listener.react = async () => {
      heard += 1;
      for (let look = 0; look < 4; look += 1) {
        await sleep(0.4 * LEASE_MS);
        const { total, idle } = sql.poolFigures;
        connections.push(total - idle);
      }
    };
    await startWorker(listener);
    await record('to stay');
    await eventually('the fact heard', () => listener.heard.length === 1);
    expect(heard).toBe(1);
    // The sweep polls for due deliveries.
    expect(connections.filter((busy) => busy > 2)).toEqual([]);
  });

  it('puts work down whose lease nobody could renew, before another attempt begins', async () => {
    const listener = new Listener('test.listen', 'afterwards');
    listen(listener);
    await record('to stop');
    const row = await sql.first<{ id: string }>('select message_id as id from platform.delivery');
    const away = new Deliveries(sql, unitOfWork);
    away.extend = () => Promise.reject(new Error('The database is away.'));
    let atWork = 0;
    let most = 0;
    listener.react = async (_, { signal }) => {
      most = Math.max(most, ++atWork);
      await sleep(1_500, undefined, { signal }).finally(() => (atWork -= 1));
    };
    const nowhere = { add: async () => undefined } as unknown as JobQueue;
    const courier = (deliveries: Deliveries, leaseMs: number) =>
      new Courier(deliveries, nowhere, (work) => inOwnScope(work), pino({ level: 'silent' }), {
        leaseMs,
        backoffMs: () => 50,
      });
    const job = { id: 'job', data: { messageId: row?.id ?? '' } };
    const cutOff = courier(away, 400).deliver(listener, job);
    await eventually('the first attempt begun', () => most === 1);
    // Long enough to outlast any pause of this machine.
    const second = courier(new Deliveries(sql, unitOfWork), 60_000);
    await eventually('the second attempt done', async () => {
      await second.deliver(listener, job);
      return listener.heard.length > 0;
    });
    await cutOff;
    expect(most).toBe(1);
    expect(listener.heard).toEqual(['to stop']);
  });

  it('leaves the delivery alone for whose work another attempt was begun meanwhile', async () => {
    listen(new Listener());
    await record('to let go');
    const deliveries = new Deliveries(sql, unitOfWork);
    const delivery = await sql.first<{ id: string; subscriber: string }>(
      'select message_id as id, subscriber from platform.delivery',
    );
    const [id, name] = [delivery?.id ?? '', delivery?.subscriber ?? ''];
    // Frozen until its lease expired.
    const [frozen, second] = [
      await deliveries.claim(id, name, 0),
      await deliveries.claim(id, name, 60_000),
    ];
    expect([frozen?.attempt, second?.attempt]).toEqual([1, 2]);
    await deliveries.postpone(id, name, 1, 0, 'too late');
    await deliveries.release(id, name, 1);
    expect(await deliveries.claim(id, name, 0)).toBeNull();
    await deliveries.release(id, name, 2);
    expect(await deliveries.claim(id, name, 0)).toMatchObject({ attempt: 2 });
  });

  it('tells nobody of a transaction that was rolled back', async () => {
    const listener = new Listener();
    await startWorker(listener);
    const failing = unitOfWork.run(async () => {
      await outbox.append([LessonLearned.of({ lesson: 'never happened' })]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await record('happened');
    await eventually('the fact of the second transaction heard', () => listener.heard.length === 1);
    expect(listener.heard).toEqual(['happened']);
  });

  it('tries again after a failure, and takes back what the failed attempt wrote', async () => {
    const listener = new Listener();
    listener.react = async (lesson, { attempt }) => {
      await sql.rows(
        `insert into platform.handled_message (message_id, subscriber) values (gen_random_uuid(), $1)`,
        [`trace of attempt ${attempt}`],
      );
      if (attempt === 1) throw new Error(`${lesson} is hard`);
    };
    await startWorker(listener);
    await record('persistence');
    await eventually('no delivery left', async () => (await count('delivery')) === 0);
    const traces = await sql.rows<{ subscriber: string }>(
      `select subscriber from platform.handled_message where subscriber like 'trace%'`,
    );
    expect(traces.map(({ subscriber }) => subscriber)).toEqual(['trace of attempt 2']);
  });

  it('makes a dead letter of what fails every time, and people can try it again', async () => {
    const listener = new Listener();
    listener.react = () => Promise.reject(new Error('the teacher is ill'));
    const letters = new DeadLetters(sql, await startWorker(listener));
    await record('Latin');
    await eventually('the fact given up', () => listener.abandoned.length === 1);
    await eventually('a dead letter', async () => (await letters.list(10)).length === 1);
    const [letter] = await letters.list(10);
    expect(letter).toMatchObject({
      subscriber: 'test.listen',
      attempts: 3,
      error: 'Error: the teacher is ill',
    });

    listener.react = async () => undefined;
    await letters.retry(letter?.messageId ?? '', 'test.listen');
    await eventually('the dead letter heard after all', () => listener.heard.length === 1);
    expect(await letters.list(10)).toEqual([]);
  });

  it('gives up at once what no further attempt could change', async () => {
    const listener = new Listener();
    listener.react = () => Promise.reject(new SchoolClosed('for good'));
    const letters = new DeadLetters(sql, await startWorker(listener));
    await record('Sanskrit');
    await eventually('a dead letter', async () => (await letters.list(10)).length === 1);
    expect(await letters.list(10)).toMatchObject([
      { attempts: 1, error: 'SchoolClosed: for good' },
    ]);
    expect(listener.abandoned).toEqual(['Sanskrit']);
  });

  it('waits for what comes back by itself, and uses no attempt up', async () => {
    const listener = new Listener();
    const attempts: number[] = [];
    listener.react = async (_, { attempt }) => {
      attempts.push(attempt);
      if (attempts.length <= listener.maxAttempts) throw new RoomTaken('by others', 0.1);
    };
    await startWorker(listener);
    await record('chess');
    await eventually('the fact heard', () => listener.heard.length === 1);
    expect(attempts).toEqual([1, 1, 1, 1]);
    expect(listener.abandoned).toEqual([]);
  });

  it('buries nothing that the subscriber settled when it gave up', async () => {
    const listener = new Listener();
    listener.aftermath = 'settled';
    listener.react = () => Promise.reject(new Error('the pupil has left'));
    await startWorker(listener);
    await record('Greek');
    await eventually('the delivery settled', async () => (await count('handled_message')) === 1);
    expect(listener.abandoned).toEqual(['Greek']);
    expect([await count('delivery'), await count('dead_letter')]).toEqual([0, 0]);
  });

  it('does nothing when a fact already handled is delivered again', async () => {
    const listener = new Listener();
    await startWorker(listener);
    await record('once');
    await eventually('the first fact heard', () => listener.heard.length === 1);
    const message = await sql.first<{ id: string }>('select id from platform.outbox_message');
    await running[0]?.queue.add('test.listen', [{ id: 'again', data: { messageId: message?.id } }]);
    await record('twice');
    await eventually('the second fact heard', () => listener.heard.length === 2);
    expect(listener.heard).toEqual(['once', 'twice']);
  });

  it('finds deliveries whose announcement nobody heard', async () => {
    const listener = new Listener();
    await startWorker(listener);
    const message = await sql.first<{ id: string }>(
      `insert into platform.outbox_message (id, type, payload)
       values (gen_random_uuid(), $1, '{"lesson": "found"}') returning id`,
      [LessonLearned.name],
    );
    await sql.rows('insert into platform.delivery (message_id, subscriber) values ($1, $2)', [
      message?.id,
      listener.name,
    ]);
    await eventually('the unannounced fact heard', () => listener.heard.length === 1);
  });

  it('gives work to another when its holder falls silent, and not while the holder lives', async () => {
    const listener = new Listener('test.slow', 'afterwards');
    let starts = 0;
    listener.react = async () => {
      starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 2.5 * LEASE_MS));
    };
    await startWorker(listener);
    await startWorker(listener);
    await record('slow work');
    await eventually('the slow work done', () => listener.heard.length === 1);
    expect(starts).toBe(1);
  });

  it('has whoever was silent for too long put the work down, and leaves it to the other', async () => {
    const listener = new Listener('test.slow', 'afterwards');
    const begun: number[] = [];
    listener.react = (_, { attempt, signal }) => {
      begun.push(attempt);
      if (attempt > 1) return Promise.resolve();
      return new Promise((_done, fail) =>
        signal.addEventListener('abort', () => fail(new Error('put down'))),
      );
    };
    await startWorker(listener);
    await record('slow work');
    await eventually('the first attempt begun', () => begun.length === 1);
    await sql.rows('update platform.delivery set attempts = 2, due_at = now()');
    await eventually(
      'the work done by another',
      async () => (await count('handled_message')) === 1,
    );
    expect([begun, listener.heard]).toEqual([[1, 3], ['slow work']]);
  });

  it('counts the attempts of processes that died, so that poison ends as a dead letter', async () => {
    const listener = new Listener();
    listen(listener);
    await record('poison');
    await sql.rows('update platform.delivery set attempts = 3');
    await startWorker(listener);
    await eventually('the poison given up', () => listener.abandoned.length === 1);
    expect(listener.heard).toEqual([]);
  });

  it('delivers each of a thousand facts once with two workers', async () => {
    const listener = new Listener();
    await startWorker(listener);
    await startWorker(listener);
    const lessons = Array.from({ length: 1_000 }, (_, n) => `lesson ${n}`);
    await unitOfWork.run(() =>
      outbox.append(lessons.map((lesson) => LessonLearned.of({ lesson }))),
    );
    await eventually('a thousand facts heard', () => listener.heard.length >= 1_000, 30_000);
    expect(listener.heard.toSorted()).toEqual(lessons.toSorted());
  }, 40_000);

  it('lets a fact nobody listens to pass', async () => {
    listen(new Listener());
    await unitOfWork.run(() => outbox.append([NobodyCares.of({ lesson: 'hush' })]));
    expect([await count('outbox_message'), await count('delivery')]).toEqual([1, 0]);
  });

  it('refuses to record a fact that nobody declares', async () => {
    listen();
    const stranger = new FactType<object>('test.stranger.v1').of({});
    await expect(outbox.append([stranger])).rejects.toThrow('nobody declares');
  });
});
