import { afterAll, beforeAll } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BullJobQueue } from '../../src/platform/infrastructure/queue/bull-job-queue.js';
import { jobQueueContract } from '../../src/platform/testing/job-queue.contract.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

/** Trouble in the queue must not pass unnoticed in a test. */
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

/** Takes the next job in a process of its own, which is killed while it works. */
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

const redis = process.env['TEST_REDIS_URL'];
if (redis)
  jobQueueContract(
    'on Redis',
    () => BullJobQueue.onRedis(redis, fail, timings),
    (channel) => takeAndDie(redis, channel),
  );
