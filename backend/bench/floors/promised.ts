// Floor of line 13 with the product's promises and none of its work: a fact committed with its row, announced, made a
// job, claimed before it is handled, and marked as handled in the transaction of its effect; that effect is a second
// fact, whose job stands for the mail.
import pg from 'pg';
import { JOB, startBull } from './bull.ts';
import { bodyOf, listen } from './listen.ts';

const { DATABASE_URL = '', REDIS_URL, ROLE } = process.env;
const CHANNEL = 'promised';
const [FIRST, MAIL] = ['promised-first', 'promised-mail'];
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12, idleTimeoutMillis: 0 });
// Both processes create them.
await pool.query(`begin; select pg_advisory_xact_lock(1);
  create schema if not exists promised;
  create table if not exists promised.picked (job text, at timestamptz);
  create table if not exists promised.row (email text);
  create table if not exists promised.delivery
    (id uuid primary key, job text, email text, attempts int default 0, due_at timestamptz default clock_timestamp());
  create table if not exists promised.handled (id uuid primary key);
  commit`);

type Asking = Pick<pg.Pool, 'query'>;

const record = (by: Asking, job: string, email: string) =>
  by.query({
    name: 'record',
    text: `with row as (insert into promised.row values ($1)),
        fact as (insert into promised.delivery (id, job, email) values (gen_random_uuid(), $2, $1) returning id)
      select pg_notify('${CHANNEL}', $2 || ' ' || id) from fact`,
    values: [email, job],
  });

async function claim(id: string): Promise<string> {
  const { rows } = await pool.query<{ email: string }>({
    name: 'claim',
    text: `with claimed as (
        update promised.delivery set attempts = attempts + 1, due_at = clock_timestamp() + interval '15 s'
        where id = $1 and due_at <= clock_timestamp() returning job, email
      ), noted as (insert into promised.picked select job, clock_timestamp() from claimed)
      select email from claimed`,
    values: [id],
  });
  return rows[0]?.email ?? '';
}

const settle = (by: Asking, id: string) =>
  by.query({
    name: 'settle',
    text: `with done as (delete from promised.delivery where id = $1)
      insert into promised.handled values ($1) on conflict do nothing`,
    values: [id],
  });

async function handle(id: string): Promise<void> {
  const email = await claim(id);
  const client = await pool.connect();
  await client.query('begin');
  await settle(client, id);
  await record(client, MAIL, email);
  await client.query('commit');
  client.release();
}

if (ROLE === 'worker') {
  const bull = await startBull(DATABASE_URL, REDIS_URL);
  await bull.worker(FIRST, ({ data }) => handle((data as { id: string }).id));
  await bull.worker(MAIL, async ({ data }) => {
    const { id } = data as { id: string };
    await claim(id);
    await settle(pool, id);
  });
  const queues = new Map([FIRST, MAIL].map((name) => [name, bull.queue(name)]));
  const listener = await pool.connect();
  listener.on('notification', ({ payload = '' }) => {
    const [name = '', id] = payload.split(' ');
    void queues.get(name)?.add(name, { id }, JOB);
  });
  await listener.query(`listen ${CHANNEL}`);
  listen((_request, response) => response.end('{}'));
} else {
  listen((request, response) => {
    void bodyOf(request).then(async (body) => {
      await record(pool, FIRST, (body as { email: string }).email);
      response.end('{}');
    });
  });
}
