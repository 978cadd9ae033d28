import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { AccessToken } from '../../domain/access-token.js';
import { AccessTokens } from '../../domain/access-tokens.js';
import { AccessTokenMapping } from './access-token-mapping.js';

@Injectable()
export class MikroAccessTokens extends AccessTokens {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  find(id: string): Promise<AccessToken | null> {
    return this.database.em.findOne(AccessTokenMapping, { id });
  }

  async liveOf(userId: string, at: Date): Promise<readonly AccessToken[]> {
    return (await this.keptOf(userId)).filter((token) => token.isLive(at));
  }

  keptOf(userId: string): Promise<readonly AccessToken[]> {
    return this.database.em.find(AccessTokenMapping, { userId }, { orderBy: { id: 'desc' } });
  }

  save(token: AccessToken): Promise<void> {
    return this.store.save(token);
  }

  async revokeAll(userId: string, at: Date): Promise<void> {
    await this.sql.rows(
      'update identity.access_token set revoked_at = $2 where user_id = $1 and revoked_at is null',
      [userId, at],
    );
  }

  async removeOver(before: Date, most: number): Promise<number> {
    const removed = await this.sql.rows(
      `delete from identity.access_token where id in (
         select id from identity.access_token where revoked_at < $1 or expires_at < $1 limit $2
       ) returning id`,
      [before, most],
    );
    return removed.length;
  }
}
