import { createPostgresBackend, Queue, runMigrations, Worker, withBackend } from 'bullmq';
import { Redis as RedisClient } from 'ioredis';
import pg from 'pg';
import { CONNECT_MS, givenUpAfter, KEEP_ALIVE } from '../database/connection-limits.js';
import { leavingReplicas } from '../leaving-replicas.js';
import {
  type Consumer,
  type ConsumeOptions,
  type Job,
  JobQueue,
  type QueueCounts,
} from './job-queue.js';
import { PoolWithOneListener } from './pool-with-one-listener.js';

const SCHEMA = 'bullmq';
/** A worker silent for this long counts as dead, and its job goes to another. */
const LOCK_MS = 10_000;
// The platform's delivery rows decide how often a job is tried, so the queue itself must never give one up. This is
// PostgreSQL's largest integer: with a larger one its check for stalled jobs fails.
const NEVER = 2_147_483_647;
/**
 * The delay before reconnecting. BullMQ would wait for 15 s, and neither the database's return nor a close would end
 * that.
 */
const TRY_AGAIN_MS = 1_000;

interface Timings {
  readonly lockMs: number;
  readonly stalledCheckMs: number;
  /** The limit for answers of the database or Redis, after which their connection is given up. */
  readonly answerMs?: number;
}

const usualTimings: Timings = { lockMs: LOCK_MS, stalledCheckMs: LOCK_MS / 2 };

/**
 * Receives errors outside of any call: lost connections, failing checks. Without a listener, such an event ends the
 * process.
 */
type Report = (error: Error) => void;

interface Backend {
  /** From this many jobs on, one bulk insert is cheaper than single ones. */
  readonly bulkFrom: number;
  queue(name: string): Queue;
  worker(name: string, process: (job: Job) => Promise<void>, options: ConsumeOptions): Worker;
  close(): Promise<void>;
}

/** Adapter of BullMQ, on PostgreSQL or Redis. */
export class BullJobQueue extends JobQueue {
  private readonly queues = new Map<string, Queue>();
  private readonly workers = new Set<Worker>();
  private isClosed = false;

  private constructor(
    private readonly backend: Backend,
    private readonly report: Report,
  ) {
    super();
  }

  /** Migrates the queue's own tables; safe to run in several processes at once. */
  static async migrate(databaseUrl: string): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
    });
    await client.connect();
    try {
      await runMigrations(client, SCHEMA);
    } finally {
      await client.end();
    }
  }

  /** @param connections for statements; one more listens. */
  static onPostgres(
    databaseUrl: string,
    connections: number,
    report: Report,
    timings = usualTimings,
  ): BullJobQueue {
    const { Queue: PgQueue, Worker: PgWorker } = withBackend(createPostgresBackend);
    const { answerMs = LOCK_MS } = timings;
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: connections + 1,
      // BullMQ relies on it.
      ...KEEP_ALIVE,
      ...givenUpAfter(answerMs),
      // Longer, so that a caller waiting behind a silent connection gets the next one.
      connectionTimeoutMillis: 2 * answerMs,
      options: `-c search_path=${SCHEMA}`,
    });
    pool.on('error', report);
    // All queues and workers add listeners to the shared pool, which Node would report as a leak.
    pool.setMaxListeners(0);
    const connection = new PoolWithOneListener(pool, answerMs);
    return new BullJobQueue(
      {
        // Each bulk insert creates temporary tables: 20 ms on a busy PostgreSQL, against 1.5 ms for one job.
        bulkFrom: 12,
        queue: (name) => new PgQueue(name, { connection }) as unknown as Queue,
        worker: (name, process, options) =>
          new PgWorker(
            name,
            (job) => process({ id: job.id ?? '', data: job.data as Job['data'] }),
            {
              connection,
              ...workerOptions(options, timings),
            },
          ) as unknown as Worker,
        close: () => connection.end(),
      },
      report,
    );
  }

  static onRedis(redisUrl: string, report: Report, timings = usualTimings): BullJobQueue {
    const { answerMs = LOCK_MS } = timings;
    // Longer than BullMQ lets Redis block for a job, which is at most ten seconds.
    const socketTimeout = 2 * answerMs;
    const usual = { socketTimeout, reconnectOnError: leavingReplicas() };
    const producer = new RedisClient(redisUrl, { ...usual, maxRetriesPerRequest: 3 });
    // One for all workers; each adds another of its own, which waits for jobs.
    const consumer = new RedisClient(redisUrl, { ...usual, maxRetriesPerRequest: null });
    for (const client of [producer, consumer]) {
      client.on('error', report);
      // All queues and workers add listeners, which Node would report as a leak.
      client.setMaxListeners(0);
    }
    return new BullJobQueue(
      {
        bulkFrom: 2,
        // Nobody reads the stream of events that Redis keeps for each queue, ten thousand by default.
        queue: (name) =>
          new Queue(name, { connection: producer, streams: { events: { maxLen: 1 } } }),
        worker: (name, process, options) =>
          new Worker(name, (job) => process({ id: job.id ?? '', data: job.data as Job['data'] }), {
            connection: consumer,
            ...workerOptions(options, timings),
          }),
        close: async () => {
          for (const client of [producer, consumer]) client.disconnect();
        },
      },
      report,
    );
  }

  async add(queue: string, jobs: readonly Job[], delayMs = 0): Promise<void> {
    const options = { delay: delayMs, removeOnComplete: true, removeOnFail: true };
    if (jobs.length < this.backend.bulkFrom) {
      const one = this.queue(queue);
      await Promise.all(
        jobs.map(({ id, data }) => one.add(queue, data, { ...options, jobId: id })),
      );
      return;
    }
    await this.queue(queue).addBulk(
      jobs.map(({ id, data }) => ({ name: queue, data, opts: { ...options, jobId: id } })),
    );
  }

  async consume(
    queue: string,
    options: ConsumeOptions,
    handler: (job: Job) => Promise<void>,
  ): Promise<Consumer> {
    // On closed connections BullMQ's workers try again without a pause, and nothing else runs any more.
    if (this.isClosed) throw new Error('The queue is closed.');
    const worker = this.backend.worker(queue, handler, options);
    worker.on('error', this.report);
    this.workers.add(worker);
    await worker.waitUntilReady();
    return {
      close: async () => {
        this.workers.delete(worker);
        await worker.close();
      },
    };
  }

  async counts(queue: string): Promise<QueueCounts> {
    const counts = await this.queue(queue).getJobCounts('waiting', 'active', 'delayed');
    return {
      waiting: counts['waiting'] ?? 0,
      active: counts['active'] ?? 0,
      delayed: counts['delayed'] ?? 0,
    };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.workers].map((worker) => worker.close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  private queue(name: string): Queue {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = this.backend.queue(name);
      queue.on('error', this.report);
      this.queues.set(name, queue);
    }
    return queue;
  }
}

function workerOptions({ concurrency }: ConsumeOptions, { lockMs, stalledCheckMs }: Timings) {
  return {
    concurrency,
    lockDuration: lockMs,
    stalledInterval: stalledCheckMs,
    maxStalledCount: NEVER,
    runRetryDelay: TRY_AGAIN_MS,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
  };
}
