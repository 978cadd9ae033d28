import { hash } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../../../infra/local/settings.ts';
import { secretsOf } from '../../../infra/local/secrets.ts';
import type * as Tokens from '../../src/modules/identity/infrastructure/security/session-tokens.js';
import type { Workbench } from './workbench.ts';
import { PASSWORD } from './person.ts';
import { asAdmin, databaseNamed, KEPT } from './server.ts';

const TOKENS = join(
  ROOT,
  'backend/dist/modules/identity/infrastructure/security/session-tokens.js',
);
const DAY = 24 * 3_600_000;

/** The product's cost; one hash is used for all accounts of a crowd, so that each can log in with `PASSWORD`. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Learner {
  id: string;
  email: string;
  cookie: string;
}

/** Learners with sessions, created without log-ins: a thousand of those would take longer than most lines. */
export async function crowd(
  bench: Workbench,
  databaseUrl: string,
  count: number,
  hashing: { memoryCost: number; timeCost: number; parallelism: number } = HASHING,
): Promise<Learner[]> {
  const { SessionTokens } = (await import(TOKENS)) as typeof Tokens;
  const tokens = new SessionTokens(secretsOf(KEPT).SESSION_SECRET);
  const ids = Array.from({ length: count }, () => randomUUID());
  const passwordHash = await hash(PASSWORD, hashing);
  const name = new URL(databaseUrl).pathname.slice(1);
  await asAdmin(databaseNamed(bench.database.adminUrl, name), async (admin) => {
    await admin.query(
      `insert into identity."user" (id, name, email, role, password_hash, description, created_at)
       select id, 'One of a crowd', id || '@bench.example', 'student', $2, '', now() from unnest($1::uuid[]) as id`,
      [ids, passwordHash],
    );
    await admin.query(
      `insert into identity.session (id, user_id, created_at, idle_ms, ends_at, last_seen_at)
       select id, id, now(), ${7 * DAY}, now() + interval '30 days', now() from unnest($1::uuid[]) as id`,
      [ids],
    );
  });
  const endsAt = new Date(Date.now() + 30 * DAY);
  return ids.map((id) => ({
    id,
    email: `${id}@bench.example`,
    cookie: `session=${tokens.sign(id, endsAt)}`,
  }));
}
