import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { where } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Session } from '../../domain/session.js';
import { Sessions } from '../../domain/sessions.js';
import { SessionCache } from '../security/session-cache.js';
import { SessionMapping } from './mapping.js';

@Injectable()
export class MikroSessions extends Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly cache: SessionCache,
  ) {
    super();
  }

  async start(session: Session, most: number): Promise<void> {
    const { id, userId, device, createdAt, idleMs, endsAt } = session;
    // One statement for all of it, because every log-in waits for it.
    const ended = await this.sql.rows(
      `with surplus as (
         select id from identity.session where user_id = $2 and ended_at is null
         order by created_at desc, id desc offset $7
       ), ended as (
         update identity.session set ended_at = $4 where id in (select id from surplus) returning id
       ), started as (
         insert into identity.session (id, user_id, device, created_at, last_seen_at, idle_ms, ends_at)
         values ($1, $2, $3, $4, $4, $5, $6)
       )
       select id from ended`,
      [id, userId, device, createdAt, idleMs, endsAt, most - 1],
    );
    if (ended.length > 0) await this.cache.forget(userId);
  }

  async save(session: Session): Promise<void> {
    this.em.persist(session);
    await this.em.flush();
    if (session.isEnded) await this.cache.forget(session.userId);
  }

  find(id: string): Promise<Session | null> {
    return this.em.findOne(SessionMapping, { id });
  }

  openOf(userId: string): Promise<Session[]> {
    return this.em.find(
      SessionMapping,
      { $and: [{ userId }, where<Session>({ _endedAt: null })] },
      { orderBy: { createdAt: 'desc', id: 'desc' } },
    );
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
}
