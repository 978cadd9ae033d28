// Floor of line 13: a handler that commits a row and adds a bare BullMQ job (on Redis, or on PostgreSQL), and a worker
// that takes it.
import pg from 'pg';
import { JOB, startBull } from './bull.ts';
import { bodyOf, listen } from './listen.ts';

const { DATABASE_URL = '', REDIS_URL, ROLE } = process.env;
const NAME = 'mail';
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12, idleTimeoutMillis: 0 });
await pool.query(`create table if not exists bare_row (email text);
  create table if not exists bare_picked (job text, at timestamptz)`);
const bull = await startBull(DATABASE_URL, REDIS_URL);

if (ROLE === 'worker') {
  await bull.worker(NAME, async () => {
    await pool.query('insert into bare_picked values ($1, clock_timestamp())', [NAME]);
  });
  listen((_request, response) => response.end('{}'));
} else {
  const jobs = bull.queue(NAME);
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
