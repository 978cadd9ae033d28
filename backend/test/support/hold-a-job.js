import { join } from 'node:path';

/** Trouble in the queue must not pass unnoticed in a test. */
const fail = (error) => {
  throw error;
};

// A consumer in small, on the built code: takes a job, says so, and is never done with it.
const [url = '', channel = ''] = process.argv.slice(2);
const timings = { lockMs: 2_000, stalledCheckMs: 1_000 };
const built = '../../dist/platform/infrastructure/queue/bull-job-queue.js';
const { BullJobQueue } = await import(join(import.meta.dirname, built));
const queue = url.startsWith('redis')
  ? BullJobQueue.onRedis(url, fail, timings)
  : BullJobQueue.onPostgres(url, 8, fail, timings);
await queue.consume(channel, { concurrency: 1 }, () => {
  process.stdout.write('taken\n');
  return new Promise(() => undefined);
});
