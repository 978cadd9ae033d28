// Floor of line 13: a handler that commits a row and adds a bare BullMQ job on PostgreSQL, and a worker that takes it.
import { createPostgresBackend, type PgPool, runMigrations, withBackend } from 'bullmq';
import pg from 'pg';
import { bodyOf, listen } from './listen.ts';

const { DATABASE_URL: connectionString, ROLE } = process.env;
const { Queue, Worker } = withBackend(createPostgresBackend);
const SCHEMA = 'bare_queue';
const pool = new pg.Pool({ connectionString, max: 12, idleTimeoutMillis: 0 });
const queuePool = new pg.Pool({ connectionString, max: 12, options: `-c search_path=${SCHEMA}` });
queuePool.setMaxListeners(0);
const connection = queuePool as unknown as PgPool;
const JOB = { removeOnComplete: true, removeOnFail: true };

if (ROLE === 'worker') {
  const worker = new Worker(
    'mail',
    async () => {
      await pool.query('insert into bare_picked (at) values (clock_timestamp())');
    },
    { connection, concurrency: 10 },
  );
  await worker.waitUntilReady();
  listen((_request, response) => response.end('{}'));
} else {
  const client = await pool.connect();
  await client.query('create table if not exists bare_row (email text)');
  await client.query('create table if not exists bare_picked (at timestamptz)');
  await runMigrations(client, SCHEMA);
  client.release();
  const queue = new Queue('mail', { connection });
  listen((request, response) => {
    void bodyOf(request).then(async (body) => {
      const { email } = body as { email: string };
      await pool.query('insert into bare_row (email) values ($1)', [email]);
      await queue.add('mail', { email }, JOB);
      response.end('{}');
    });
  });
}
