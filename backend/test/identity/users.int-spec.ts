import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EmailAddress } from '../../src/modules/identity/domain/email-address.js';
import { EmailTaken } from '../../src/modules/identity/domain/errors.js';
import { Session } from '../../src/modules/identity/domain/session.js';
import { Sessions } from '../../src/modules/identity/domain/sessions.js';
import { User } from '../../src/modules/identity/domain/user.js';
import { Users } from '../../src/modules/identity/domain/users.js';
import { UserMapping } from '../../src/modules/identity/infrastructure/persistence/mapping.js';
import { UnitOfWork } from '../../src/platform/application/unit-of-work.js';
import { inOwnScope } from '../../src/platform/infrastructure/database/entity-scope.js';
import type { HttpClient } from '../support/http-client.js';
import { TestApp } from '../support/test-app.js';
import { PASSWORD } from './identity-state.js';

let app: TestApp;
let users: Users;
beforeAll(async () => {
  app = await TestApp.start();
  users = app.nest.get(Users);
}, 90_000);
afterAll(() => app.close());

const at = new Date('2026-11-21T06:30:00.123Z');

describe('An account that is only looked at', () => {
  const kinds = {
    'with nothing but what it must have': `description = '', photo_id = null, provider_key = null,
      password_hash = null, email_verified_at = null, locked_at = null, terms_version = null,
      terms_agreed_at = null`,
    'with everything': `description = 'Teaches.', photo_id = gen_random_uuid(),
      provider_key = 'issuer ' || id, password_hash = 'a hash', email_verified_at = now(),
      locked_at = now(), terms_version = 3, terms_agreed_at = now()`,
  };

  it.each(Object.entries(kinds))('is in every field what the ORM finds: %s', async (_, columns) => {
    const { user } = await app.signUp('educator');
    await app.sql.rows(`update identity."user" set ${columns} where id = $1`, [user._id]);
    const email = EmailAddress.parse(user.email);
    const found = [
      await inOwnScope(() => users.find(user._id)),
      await inOwnScope(() => users.findByEmail(email)),
    ];
    const lookedUp = [await users.lookUp(user._id), await users.lookUpByEmail(email)];
    expect(fieldsOf(lookedUp[0] ?? null)).toHaveProperty('id', user._id);
    expect(lookedUp.map(fieldsOf)).toStrictEqual(found.map(fieldsOf));
    expect(lookedUp.every((one) => one instanceof User)).toBe(true);
  });

  it('is nobody where the ORM finds nobody', async () => {
    expect(await users.lookUp(randomUUID())).toBeNull();
    expect(await users.lookUpByEmail(EmailAddress.parse('nobody@example.com'))).toBeNull();
  });
});

describe('Whoever logs in', () => {
  it('is looked up together with whether the account signed in with that browser', async () => {
    const [{ user, session }, other] = [newcomer(), newcomer()];
    await users.admit(user, session);
    await users.admit(other.user, other.session);
    await app.sql.rows('update identity.session set device_mark = $2 where id = $1', [
      session.id,
      'her mark',
    ]);
    const email = EmailAddress.parse(user.email);
    const known = { user: await users.lookUpByEmail(email), isKnownDevice: true };
    expect(await users.lookUpForLogIn(email, 'her mark')).toStrictEqual(known);
    for (const mark of ['a mark', 'made up', null])
      expect(await users.lookUpForLogIn(email, mark)).toMatchObject({ isKnownDevice: false });
  });

  it('is nobody by an address without an account, wherever it stands among the others', async () => {
    const { user, session } = newcomer();
    await users.admit(user, session);
    for (const nobody of ['0@0.example', `${user.email}.in`, 'zz@zz.example'])
      expect(await users.lookUpForLogIn(EmailAddress.parse(nobody), 'her mark')).toStrictEqual({
        user: null,
        isKnownDevice: false,
      });
  });
});

describe('Whoever guesses at a password', () => {
  it('keeps the owner out of no browser that signed in before, but of others', async () => {
    const owner = await app.signUp('student');
    const { email } = owner.user;
    const logIn = (client: HttpClient, password = PASSWORD) =>
      client.post('/api/auth/login', { email, password });
    const replies = [];
    for (let n = 0; n < 3; n += 1) replies.push(await logIn(app.visitor(), 'a wrong one'));
    // At once: others wait for a second only.
    replies.push(await logIn(app.visitor()));
    await owner.post('/api/auth/logout');
    replies.push(await logIn(owner));
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 429, 200]);
  });
});

describe('A newcomer who is admitted', () => {
  it.each([undefined, 1])(
    'leaves the rows that saving would: agreed to terms %s',
    async (terms) => {
      const [admitted, saved] = [newcomer(terms), newcomer(terms)];
      await users.admit(admitted.user, admitted.session);
      await app.nest.get(UnitOfWork).run(async () => {
        await users.save(saved.user);
        await app.nest.get(Sessions).save(saved.session);
      });
      const rows = await rowsOf(admitted);
      expect(rows).toMatchObject({ user: { name: 'Asha Rao' }, session: { device: 'curl' } });
      expect(rows).toStrictEqual(await rowsOf(saved));
    },
  );

  it('whose address is taken is not admitted, and no session is left', async () => {
    const first = newcomer(1);
    await users.admit(first.user, first.session);
    const second = newcomer(1, first.user.email);
    await expect(users.admit(second.user, second.session)).rejects.toThrow(EmailTaken);
    expect(await rowsOf(second)).toEqual({ user: undefined, session: undefined });
  });
});

/** The mapped fields, so that a new column counts once it is mapped. */
function fieldsOf(user: User | null): Record<string, unknown> {
  const fields = user as unknown as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(UserMapping.meta.properties).map((name) => [name, fields[name]]),
  );
}

interface Newcomer {
  readonly user: User;
  readonly session: Session;
}

function newcomer(termsVersion?: number, address = `${randomUUID()}@example.com`): Newcomer {
  const email = EmailAddress.parse(address);
  const who = { id: randomUUID(), name: 'Asha Rao', email, role: 'educator', at } as const;
  const user = User.signUp({ ...who, ...(termsVersion && { termsVersion }) }, 'a hash');
  return { user, session: Session.start(randomUUID(), user, { name: 'curl', mark: 'a mark' }, at) };
}

/** Every column of both rows, except those that differ between people. */
async function rowsOf({ user, session }: Newcomer): Promise<Record<string, unknown>> {
  const [row] = await app.sql.rows<{ row: unknown }>(
    `select to_jsonb(u) - 'id' - 'email' as row from identity."user" u where id = $1`,
    [user.id],
  );
  const [of] = await app.sql.rows<{ row: unknown }>(
    `select to_jsonb(s) - 'id' - 'user_id' as row from identity.session s where id = $1`,
    [session.id],
  );
  return { user: row?.row, session: of?.row };
}
