// Floor of line 17: the same steps in one bare server, with one or two statements each and the one hash.
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { bodyOf, listen } from './listen.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  idleTimeoutMillis: 0,
});
const segment = readFileSync(process.env['BODY_FILE'] ?? '');
const run = async (name: string, text: string, values: unknown[]): Promise<unknown[]> =>
  (await pool.query<object>({ name, text, values })).rows;

await pool.query(`create schema if not exists bare;
  create table if not exists bare.person (id uuid primary key, email text unique, password text);
  create table if not exists bare.purchase (id uuid primary key, course_id uuid, status text);
  create table if not exists bare.enrollment (person_id uuid, course_id uuid, primary key (person_id, course_id))`);

type Body = Record<string, string>;
const STEPS: Record<string, (body: Body) => Promise<unknown>> = {
  '/sign-up': async ({ id, email, password }) =>
    run('sign-up', 'insert into bare.person values ($1, $2, $3)', [
      ...[id, email],
      await hash(password ?? '', COST),
    ]),
  '/catalog': () =>
    run(
      'list',
      `select id, title, category, price_paise, rating_sum, rating_count from catalog.course where is_published
       order by published_at desc, id desc limit 20`,
      [],
    ),
  '/search': ({ input }) =>
    run(
      'search',
      `select course.id, title, category from catalog.search_document join catalog.course on course.id = course_id
       where band = 0 and tokens @@ plainto_tsquery('simple', $1) limit 24`,
      [input],
    ),
  '/course': ({ courseId }) =>
    run('course', 'select * from catalog.course where id = $1', [courseId]),
  '/order': ({ courseId }) =>
    run('order', "insert into bare.purchase values ($1, $2, 'open') returning id", [
      ...[randomUUID(), courseId],
    ]),
  '/verify': async ({ id, courseId }) => {
    createHmac('sha256', 'secret').update(`${id}|${courseId}`).digest('hex');
    return run(
      'verify',
      `with paid as (update bare.purchase set status = 'paid' where course_id = $2 and status = 'open')
       insert into bare.enrollment values ($1, $2)`,
      [id, courseId],
    );
  },
  '/playlist': ({ id, courseId }) =>
    run('playlist', 'select 1 from bare.enrollment where person_id = $1 and course_id = $2', [
      ...[id, courseId],
    ]),
};

listen((request, response) => {
  if (request.url === '/segment') {
    response.end(segment);
    return;
  }
  void bodyOf(request)
    .then((body) => STEPS[request.url ?? '']?.(body as Body))
    .then(
      (answer) => response.end(JSON.stringify(answer)),
      () => response.writeHead(500).end(),
    );
});
