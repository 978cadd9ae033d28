import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Session } from '../../domain/session.js';
import { Sessions } from '../../domain/sessions.js';
import { SessionMapping } from './mapping.js';

@Injectable()
export class MikroSessions extends Sessions {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  async save(session: Session): Promise<void> {
    this.em.persist(session);
    await this.em.flush();
  }

  find(id: string): Promise<Session | null> {
    return this.em.findOne(SessionMapping, { id });
  }

  async endAll(userId: string, at: Date): Promise<void> {
    await this.sql.rows(
      'update identity.session set ended_at = $2 where user_id = $1 and ended_at is null',
      [userId, at],
    );
  }
}
