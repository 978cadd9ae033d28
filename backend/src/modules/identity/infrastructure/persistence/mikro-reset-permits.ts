import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { ResetPermit } from '../../domain/reset-permit.js';
import { ResetPermits } from '../../domain/reset-permits.js';
import { ResetPermitMapping } from './mapping.js';

@Injectable()
export class MikroResetPermits extends ResetPermits {
  constructor(
    private readonly database: Database,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(tokenHash: string): Promise<ResetPermit | null> {
    return this.database.em.findOne(ResetPermitMapping, { tokenHash }, LOCKED);
  }

  async save(permit: ResetPermit): Promise<void> {
    this.database.em.persist(permit);
    await this.database.em.flush();
  }

  async revokeAll(userId: string, at: Date): Promise<void> {
    await this.sql.rows(
      'update identity.reset_permit set used_at = $2 where user_id = $1 and used_at is null',
      [userId, at],
    );
  }

  async removeOver(before: Date, most: number): Promise<number> {
    const removed = await this.sql.rows(
      `delete from identity.reset_permit where token_hash in (
         select token_hash from identity.reset_permit where expires_at < $1 limit $2
       ) returning token_hash`,
      [before, most],
    );
    return removed.length;
  }
}
