import type { TestApp } from '../support/test-app.js';

/** The password of all accounts made by `app.signUp`. */
export const PASSWORD = 'correct horse battery';

const TABLES = [
  'user',
  'session',
  'otp_challenge',
  'challenge_trace',
  'reset_permit',
  'reset_request',
  'access_token',
  'farewell',
];

/** Everything that identity stores, except when sessions were last seen: to check that nothing changed. */
export async function identityState({ sql }: TestApp): Promise<unknown> {
  const states = await Promise.all(
    TABLES.map((table) =>
      sql.first<{ rows: unknown }>(
        `select coalesce(jsonb_agg(to_jsonb(t) - 'last_seen_at' order by to_jsonb(t)::text), '[]') as rows
         from identity."${table}" t`,
      ),
    ),
  );
  return Object.fromEntries(TABLES.map((table, n) => [table, states[n]?.rows]));
}
