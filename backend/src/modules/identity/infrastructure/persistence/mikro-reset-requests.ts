import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { ResetRequest } from '../../domain/reset-request.js';
import { ResetRequests } from '../../domain/reset-requests.js';
import { ResetRequestMapping } from './mapping.js';

@Injectable()
export class MikroResetRequests extends ResetRequests {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  save(request: ResetRequest): Promise<void> {
    return this.store.save(request);
  }

  find(id: string): Promise<ResetRequest | null> {
    return this.database.em.findOne(ResetRequestMapping, { id });
  }

  remove(request: ResetRequest): Promise<void> {
    return this.store.remove(request);
  }

  async removeOver(before: Date, most: number): Promise<number> {
    const removed = await this.sql.rows(
      `delete from identity.reset_request where id in (
         select id from identity.reset_request where asked_at < $1 limit $2
       ) returning id`,
      [before, most],
    );
    return removed.length;
  }
}
