import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { StoredBytes } from '../../application/videos/stored-bytes.js';

@Injectable()
export class SqlStoredBytes extends StoredBytes {
  constructor(private readonly sql: Sql) {
    super();
  }

  async ofEducator(userId: string): Promise<number> {
    const row = await this.sql.first<{ bytes: string }>(
      `select coalesce(sum(v.size), 0) as bytes from catalog.video v
       where v.status <> 'discarded'
         and v.course_id in (select id from catalog.course where creator_id = $1)`,
      [userId],
    );
    return Number(row?.bytes ?? 0);
  }
}
