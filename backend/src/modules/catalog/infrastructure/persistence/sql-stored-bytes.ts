import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { StoredBytes } from '../../application/videos/stored-bytes.js';

@Injectable()
export class SqlStoredBytes extends StoredBytes {
  constructor(private readonly sql: Sql) {
    super();
  }

  async ofEducator(userId: string, butLectureId: string | null): Promise<number> {
    // In one statement: what becomes a video meanwhile counts once.
    const row = await this.sql.first<{ bytes: string }>(
      `select coalesce(sum(size), 0) as bytes from (
         select v.size from catalog.video v
         where v.status <> 'discarded'
           and v.course_id in (select id from catalog.course where creator_id = $1)
         union all
         -- Of removed lectures: their files stay for a while.
         select v.size from catalog.video v
         where v.discarded_at is not null
           and v.course_id in (select id from catalog.course where creator_id = $1)
         union all
         select size from catalog.upload
         where owner_id = $1 and taken_at is null and ($2::uuid is null or lecture_id <> $2)
       ) as kept`,
      [userId, butLectureId],
    );
    return Number(row?.bytes ?? 0);
  }
}
