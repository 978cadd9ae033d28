import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { type AuditEntry, type AuditFilter, AuditLog } from '../../application/audit-log.js';

const COLUMNS = `id, at, actor_id as "actorId", action, target, reason, before, after, changed,
  request_id as "requestId", request_key as "requestKey", request_print as "requestPrint"`;

@Injectable()
export class SqlAuditLog extends AuditLog {
  constructor(private readonly sql: Sql) {
    super();
  }

  async append(entry: AuditEntry): Promise<boolean> {
    const row = await this.sql.first(
      `insert into operations.audit_entry
         (id, at, actor_id, action, target, reason, before, after, changed, request_id, request_key,
          request_print)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       on conflict (actor_id, request_key) do nothing returning id`,
      [
        entry.id,
        entry.at,
        entry.actorId,
        entry.action,
        entry.target,
        entry.reason,
        entry.before && JSON.stringify(entry.before),
        entry.after && JSON.stringify(entry.after),
        entry.changed,
        entry.requestId,
        entry.requestKey,
        entry.requestPrint,
      ],
    );
    return row !== null;
  }

  withKey(actorId: string, requestKey: string): Promise<AuditEntry | null> {
    return this.sql.first<AuditEntry>(
      `select ${COLUMNS} from operations.audit_entry where actor_id = $1 and request_key = $2`,
      [actorId, requestKey],
    );
  }

  page(filter: AuditFilter, limit: number, before: string | null): Promise<AuditEntry[]> {
    return this.sql.rows<AuditEntry>(
      `select ${COLUMNS} from operations.audit_entry
       where ($1::uuid is null or actor_id = $1) and ($2::text is null or action = $2)
         and ($3::text is null or target = $3)
         and ($4::timestamptz is null or at >= $4) and ($5::timestamptz is null or at < $5)
         and ($6::uuid is null or id < $6)
       order by id desc limit $7`,
      [
        filter.actorId ?? null,
        filter.action ?? null,
        filter.target ?? null,
        filter.from ?? null,
        filter.until ?? null,
        before,
        limit,
      ],
    );
  }
}
