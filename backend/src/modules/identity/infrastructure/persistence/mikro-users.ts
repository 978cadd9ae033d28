import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED, where } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { EmailAddress } from '../../domain/email-address.js';
import { EmailTaken } from '../../domain/errors.js';
import type { Session } from '../../domain/session.js';
import { providerKey, User } from '../../domain/user.js';
import { type Entrant, Users } from '../../domain/users.js';
import { UserMapping } from './mapping.js';

/** The account's columns under the names of the entity's fields. */
const FIELDS = `id, name as "_name", email as "_email", role as "_role", password_hash as "_passwordHash",
  description as "_description", photo_id as "_photoId", provider_key as "_providerKey",
  email_verified_at as "_emailVerifiedAt", locked_at as "_lockedAt", terms_version as "_termsVersion",
  terms_agreed_at as "_termsAgreedAt", created_at as "createdAt"`;
const UNIQUE_VIOLATION = '23505';

@Injectable()
export class MikroUsers extends Users {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(id: string): Promise<User | null> {
    return this.database.em.findOne(UserMapping, { id });
  }

  findByEmail({ value }: EmailAddress): Promise<User | null> {
    return this.database.em.findOne(UserMapping, where<User>({ _email: value }));
  }

  lookUp(id: string): Promise<User | null> {
    return this.read(`select ${FIELDS} from identity."user" where id = $1`, id);
  }

  lookUpByEmail({ value }: EmailAddress): Promise<User | null> {
    return this.read(`select ${FIELDS} from identity."user" where email = $1`, value);
  }

  async lookUpForLogIn({ value }: EmailAddress, deviceMark: string | null): Promise<Entrant> {
    // One statement for both, because every log-in waits for it. Without such an account it reads the next one by
    // address and drops it: reading none takes 0.1 ms less, which hundreds of tries tell apart.
    const row = await this.sql.first<{ isKnownDevice: boolean }>(
      `select ${FIELDS}, exists (select from identity.session
         where device_mark = $2 and user_id = "user".id) as "isKnownDevice"
       from identity."user" where email >= $1 order by email limit 1`,
      [value, deviceMark],
    );
    const nobody = { user: null, isKnownDevice: false };
    if (!row) return nobody;
    const { isKnownDevice, ...fields } = row;
    const user = asUser(fields);
    return user.email === value ? { user, isKnownDevice } : nobody;
  }

  lock(id: string): Promise<User | null> {
    return this.database.em.findOne(UserMapping, { id }, LOCKED);
  }

  lockByEmail(email: EmailAddress): Promise<User | null> {
    return this.database.em.findOne(UserMapping, where<User>({ _email: email.value }), LOCKED);
  }

  lockByProvider(issuer: string, subject: string): Promise<User | null> {
    const key = providerKey({ issuer, subject });
    return this.database.em.findOne(UserMapping, where<User>({ _providerKey: key }), LOCKED);
  }

  async countOtherOps({ id }: User): Promise<number> {
    // Two accounts locking each other hold one row each; only a lock that both must take makes one of them wait.
    await this.sql.reserve('identity.ops');
    const counted = await this.sql.first<{ others: number }>(
      `select count(*)::int as others from identity."user"
       where role = 'ops' and locked_at is null and id <> $1`,
      [id],
    );
    return counted?.others ?? 0;
  }

  async admit(newcomer: User, session: Session): Promise<void> {
    if (newcomer.pullFacts().length > 0) throw new Error('Facts need a transaction.');
    const { id, name, email, role, passwordHash, description, createdAt, consent } = newcomer;
    try {
      // One statement instead of a transaction around two, because every sign-up waits for it.
      await this.sql.rows(
        `with newcomer as (
           insert into identity."user" (id, name, email, role, password_hash, description, created_at, terms_version, terms_agreed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         )
         insert into identity.session (id, user_id, device, created_at, last_seen_at, idle_ms, ends_at, device_mark)
         values ($10, $1, $11, $12, $12, $13, $14, $15)`,
        [
          ...[id, name, email, role, passwordHash, description, createdAt],
          ...[consent?.termsVersion ?? null, consent?.agreedAt ?? null],
          ...[session.id, session.device, session.createdAt, session.idleMs, session.endsAt],
          session.deviceMark,
        ],
      );
    } catch (error) {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw new EmailTaken();
      throw error;
    }
  }

  remove(user: User): Promise<void> {
    return this.store.remove(user);
  }

  async save(user: User): Promise<void> {
    try {
      await this.store.save(user);
    } catch (error) {
      // Two concurrent sign-ups both found the address free; the unique index lets one of them through.
      if (error instanceof UniqueConstraintViolationException) throw new EmailTaken();
      throw error;
    }
  }

  private async read(sql: string, value: string): Promise<User | null> {
    const fields = await this.sql.first(sql, [value]);
    return fields && asUser(fields);
  }
}

/** As the ORM does it, without the constructor, but also without its change tracking (docs/adr/0033). */
function asUser(fields: object): User {
  return Object.assign(Object.create(User.prototype) as User, fields);
}
