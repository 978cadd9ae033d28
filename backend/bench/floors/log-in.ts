// Another floor of line 7: a whole log-in in a bare server. It reads the account, verifies its password, writes a
// session that survives a crash, reads the account's courses, signs a token and answers.
import { createHmac, randomUUID } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { bodyOf, listen } from './listen.ts';

const DAY = 24 * 3_600_000;
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 5,
  idleTimeoutMillis: 0,
});
const run = async (name: string, text: string, values: unknown[]): Promise<object[]> =>
  (await pool.query<object>({ name, text, values })).rows;

interface Account {
  id: string;
  name: string;
  email: string;
  password_hash: string;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function tokenOf(session: string): string {
  const said = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: session })}`;
  return `${said}.${createHmac('sha256', 'a secret of the floor').update(said).digest('base64url')}`;
}

async function logIn({ email, password }: Record<string, string>): Promise<[string, object]> {
  const [account] = (await run(
    'account',
    'select id, name, email, password_hash from identity."user" where email = $1',
    [email],
  )) as [Account?];
  if (!account || !(await verify(account.password_hash, password ?? ''))) throw new Error('no');
  const { id, name } = account;
  const session = randomUUID();
  await run(
    'session',
    `insert into identity.session (id, user_id, created_at, last_seen_at, idle_ms, ends_at)
     values ($1, $2, now(), now(), $3, now() + interval '30 days')`,
    [session, id, 7 * DAY],
  );
  const courses = await run(
    'courses',
    'select course_id from learning.enrollment where learner_id = $1',
    [id],
  );
  return [tokenOf(session), { _id: id, name, email, enrolledCourses: courses }];
}

listen((request, response) => {
  void bodyOf(request)
    .then((body) => logIn(body as Record<string, string>))
    .then(
      ([token, user]) => {
        response.setHeader('Set-Cookie', `session=${token}; HttpOnly; SameSite=Lax; Path=/`);
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(user));
      },
      () => response.writeHead(401).end(),
    );
});
