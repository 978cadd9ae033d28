import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type BytesToCome,
  type EducatorBytes,
  StoredBytes,
} from '../../application/videos/stored-bytes.js';

@Injectable()
export class SqlStoredBytes extends StoredBytes {
  constructor(private readonly sql: Sql) {
    super();
  }

  async ofEducator(userId: string, butLectureId: string | null): Promise<EducatorBytes> {
    // In one statement: what becomes a video meanwhile counts once.
    const row = await this.sql.first<Record<keyof EducatorBytes, string>>(
      `select coalesce(sum(size) filter (where not retired), 0) as own,
         coalesce(sum(size) filter (where retired), 0) as retired
       from (
         select v.size, c.retired_at is not null as retired
         from catalog.course c join catalog.video v on v.course_id = c.id
         where c.creator_id = $1 and v.status <> 'discarded'
         union all
         -- Of removed lectures: their files stay for a while.
         select v.size, c.retired_at is not null
         from catalog.course c join catalog.video v on v.course_id = c.id
         where c.creator_id = $1 and v.discarded_at is not null
         union all
         select size, false from catalog.upload
         where owner_id = $1 and taken_at is null and ($2::uuid is null or lecture_id <> $2)
       ) as kept`,
      [userId, butLectureId],
    );
    return { own: Number(row?.own ?? 0), retired: Number(row?.retired ?? 0) };
  }

  async toCome(butLectureId: string | null): Promise<BytesToCome> {
    // Of those being encoded the copy is on the disk already.
    const row = await this.sql.first<Record<keyof BytesToCome, string>>(
      `select coalesce(sum(missing), 0) as bytes, coalesce(max(size), 0) as largest
       from (
         select size, size - coalesce(
           (parts->-1->>'offset')::bigint + (parts->-1->>'size')::bigint, 0) as missing
         from catalog.upload where taken_at is null and ($1::uuid is null or lecture_id <> $1)
         union all
         select size, 0 from catalog.video where status in ('uploaded', 'probing')
       ) as expected`,
      [butLectureId],
    );
    return { bytes: Number(row?.bytes ?? 0), largest: Number(row?.largest ?? 0) };
  }
}
