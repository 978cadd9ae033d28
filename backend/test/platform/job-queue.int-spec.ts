import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { BullJobQueue } from '../../src/platform/infrastructure/queue/bull-job-queue.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { jobQueueContract } from '../../src/platform/testing/job-queue.contract.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';
import { Door } from '../support/door.js';

/** Errors of the queue must fail the test. */
const fail = (error: Error) => {
  throw error;
};

const timings = { lockMs: 2_000, stalledCheckMs: 1_000 };
const HOLDER = join(import.meta.dirname, '../support/hold-a-job.js');
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** Takes the next job in a separate process, which is killed while working. */
async function takeAndDie(url: string, channel: string): Promise<void> {
  const child = spawn(process.execPath, [HOLDER, url, channel], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), gone]);
  child.kill('SIGKILL');
  await gone;
}

jobQueueContract(
  'on PostgreSQL',
  () => BullJobQueue.onPostgres(database.url, 8, fail, timings),
  (channel) => takeAndDie(database.url, channel),
);

describe('The queues of a process on PostgreSQL', () => {
  const CHANNELS = ['first', 'second', 'third'] as const;
  const faults: Error[] = [];
  let taken: string[] = [];
  let door: Door;
  let queue: BullJobQueue;

  beforeAll(async () => {
    door = await Door.to(database.url);
    const impatient = { ...timings, answerMs: 5_000 };
    queue = BullJobQueue.onPostgres(door.url, 1, (fault) => faults.push(fault), impatient);
    for (const channel of CHANNELS)
      await queue.consume(channel, { concurrency: 1 }, async ({ id }) => void taken.push(id));
  });
  beforeEach(() => {
    taken = [];
    faults.length = 0;
  });
  afterAll(async () => {
    await queue.close();
    door.close();
  });

  /** Past the queue's own connections. */
  async function asked(statement: string): Promise<unknown[]> {
    const sql = new pg.Client({ connectionString: database.url });
    await sql.connect();
    const { rows } = await sql.query<Record<string, unknown>>(statement);
    await sql.end();
    return rows;
  }

  const allNoticed = () =>
    eventually('every channel noticing the loss', () => faults.length >= CHANNELS.length);

  /** The producer's connection may be lost as well, which shows when it is used. */
  const tell = (channel: string) =>
    eventually(`a job added to ${channel}`, () =>
      queue.add(channel, [{ id: `to ${channel}`, data: {} }]).then(
        () => true,
        () => false,
      ),
    );

  async function toldToAll(): Promise<void> {
    for (const channel of CHANNELS) await tell(channel);
    // A job whose adding was acknowledged too late is added and taken twice.
    await eventually('the job of every channel', () => new Set(taken).size === CHANNELS.length);
  }

  it('share one connection to listen with', async () => {
    await toldToAll();
    // Workers give their name to the connection that they listen on.
    const named = await asked(`select count(*)::int as connections from pg_stat_activity
      where datname = current_database() and application_name <> ''`);
    expect(named).toEqual([{ connections: 1 }]);
  });

  it('hear of jobs again when their connections were lost', async () => {
    await asked(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await allNoticed();
    await toldToAll();
  });

  it('hear of jobs again when what is said on their connections reached nobody', async () => {
    door.swallow();
    await allNoticed();
    await toldToAll();
  });
});

const redis = process.env['TEST_REDIS_URL'];
if (redis)
  jobQueueContract(
    'on Redis',
    () => BullJobQueue.onRedis(redis, fail, timings),
    (channel) => takeAndDie(redis, channel),
  );
