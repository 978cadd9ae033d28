import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { where } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Session } from '../../domain/session.js';
import { type Begun, Sessions } from '../../domain/sessions.js';
import { SessionCache } from '../security/session-cache.js';
import { SessionMapping } from './mapping.js';

const COLUMNS = 'id, user_id, device, created_at, last_seen_at, idle_ms, ends_at, device_mark';
const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const;
const OPEN_BEFORE = `returning (select count(*)::int from identity.session
  where user_id = $2 and ended_at is null) as open`;

@Injectable()
export class MikroSessions extends Sessions {
  constructor(
    private readonly database: Database,
    private readonly sql: Sql,
    private readonly cache: SessionCache,
  ) {
    super();
  }

  async start(session: Session, most: number): Promise<Begun> {
    const before = await this.sql.first<{ open: number }>(
      `insert into identity.session (${COLUMNS}) values ($1, $2, $3, $4, $4, $5, $6, $7) ${OPEN_BEFORE}`,
      valuesOf(session),
    );
    return this.endSurplus(session, most, before?.open ?? 0);
  }

  async startByPassword(
    session: Session,
    most: number,
    { email, passwordHash }: { email: string; passwordHash: string },
  ): Promise<Begun | null> {
    // Changes to an account lock its row and then end its sessions: taking the same lock makes each see the other's
    // work.
    const before = await this.sql.first<{ open: number }>(
      `with account as materialized (select id from identity."user"
         where id = $2 and password_hash = $8 and email = $9 and locked_at is null for share)
       insert into identity.session (${COLUMNS})
       select $1::uuid, account.id, $3, $4::timestamptz, $4, $5::bigint, $6::timestamptz, $7
       from account ${OPEN_BEFORE}`,
      [...valuesOf(session), passwordHash, email],
    );
    return before && this.endSurplus(session, most, before.open);
  }

  async save(session: Session): Promise<void> {
    this.database.em.persist(session);
    await this.database.em.flush();
    if (session.isEnded) await this.cache.forget(session.userId);
  }

  find(id: string): Promise<Session | null> {
    return this.database.em.findOne(SessionMapping, { id });
  }

  openOf(userId: string): Promise<Session[]> {
    return this.database.em.find(
      SessionMapping,
      { $and: [{ userId }, where<Session>({ _endedAt: null })] },
      { orderBy: NEWEST_FIRST },
    );
  }

  keptOf(userId: string): Promise<Session[]> {
    return this.database.em.find(SessionMapping, { userId }, { orderBy: NEWEST_FIRST });
  }

  async removeOver(before: Date, most: number): Promise<number> {
    const removed = await this.sql.rows(
      `delete from identity.session where id in (
         select id from identity.session where ended_at < $1 or ends_at < $1
           or last_seen_at < $1 - idle_ms * interval '1 millisecond' limit $2
       ) returning id`,
      [before, most],
    );
    return removed.length;
  }

  told(): Promise<void> {
    return this.cache.told();
  }

  async endAll(userId: string, at: Date, keepId: string | null = null): Promise<void> {
    await this.sql.rows(
      `update identity.session set ended_at = $2
       where user_id = $1 and ended_at is null and id is distinct from $3`,
      [userId, at, keepId],
    );
    await this.cache.forget(userId);
  }

  private async endSurplus(
    { userId, createdAt }: Session,
    most: number,
    openBefore: number,
  ): Promise<Begun> {
    if (openBefore < most) return { othersEnded: false };
    await this.sql.rows(
      `update identity.session set ended_at = $2 where id in (
         select id from identity.session where user_id = $1 and ended_at is null
         order by created_at desc, id desc offset $3
       )`,
      [userId, createdAt, most],
    );
    await this.cache.forget(userId);
    return { othersEnded: true };
  }
}

function valuesOf(session: Session): unknown[] {
  const { id, userId, device, createdAt, idleMs, endsAt, deviceMark } = session;
  return [id, userId, device, createdAt, idleMs, endsAt, deviceMark];
}
