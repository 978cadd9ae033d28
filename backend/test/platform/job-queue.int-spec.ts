import { afterAll, beforeAll } from '@jest/globals';
import { BullJobQueue } from '../../src/platform/infrastructure/queue/bull-job-queue.js';
import { jobQueueContract } from '../../src/platform/testing/job-queue.contract.js';
import { type FreshDatabase, freshDatabase } from '../support/database.js';

const timings = { lockMs: 2_000, stalledCheckMs: 1_000 };
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

jobQueueContract('on PostgreSQL', () => BullJobQueue.onPostgres(database.url, 8, timings));

const redis = process.env['TEST_REDIS_URL'];
if (redis) jobQueueContract('on Redis', () => BullJobQueue.onRedis(redis, timings));
