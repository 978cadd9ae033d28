// Floor of line 13: a handler that commits a row and adds a bare BullMQ job (on Redis, or on PostgreSQL), and a worker
// that takes it.
import {
  createPostgresBackend,
  type PgPool,
  Queue,
  runMigrations,
  withBackend,
  Worker,
} from 'bullmq';
import pg from 'pg';
import { bodyOf, listen } from './listen.ts';

const { DATABASE_URL: connectionString, REDIS_URL, ROLE } = process.env;
const SCHEMA = 'bare_queue';
const NAME = 'mail';
const JOB = { removeOnComplete: true, removeOnFail: true };
const CONCURRENCY = 10;
const pool = new pg.Pool({ connectionString, max: 12, idleTimeoutMillis: 0 });

async function take(): Promise<void> {
  await pool.query('insert into bare_picked values ($1, clock_timestamp())', [NAME]);
}

function onRedis(url: string) {
  const connection = { url };
  return {
    queue: () => new Queue(NAME, { connection }),
    worker: () => new Worker(NAME, take, { connection, concurrency: CONCURRENCY }),
  };
}

function onPostgres() {
  const bull = withBackend(createPostgresBackend);
  const queuePool = new pg.Pool({ connectionString, max: 12, options: `-c search_path=${SCHEMA}` });
  queuePool.setMaxListeners(0);
  const connection = queuePool as unknown as PgPool;
  return {
    queue: () => new bull.Queue(NAME, { connection }),
    worker: () => new bull.Worker(NAME, take, { connection, concurrency: CONCURRENCY }),
  };
}

const { queue, worker } = REDIS_URL ? onRedis(REDIS_URL) : onPostgres();

if (ROLE === 'worker') {
  await worker().waitUntilReady();
  listen((_request, response) => response.end('{}'));
} else {
  const client = await pool.connect();
  await client.query('create table if not exists bare_row (email text)');
  await client.query('create table if not exists bare_picked (job text, at timestamptz)');
  if (!REDIS_URL) await runMigrations(client, SCHEMA);
  client.release();
  const jobs = queue();
  listen((request, response) => {
    void bodyOf(request).then(async (body) => {
      const { email } = body as { email: string };
      await pool.query('insert into bare_row (email) values ($1)', [email]);
      const added = performance.timeOrigin + performance.now();
      await jobs.add(NAME, { email }, JOB);
      response.end(JSON.stringify({ added }));
    });
  });
}
