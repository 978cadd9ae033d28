import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type BytesToCome,
  type EducatorBytes,
  StoredBytes,
} from '../../application/videos/stored-bytes.js';

/** The bytes of a video `v`: its source and everything stored of its renditions, finished or not. */
const TAKEN = `v.size + coalesce((select sum((made ->> 'bytes')::bigint)
  from jsonb_array_elements(v.renditions) as made), 0)`;

@Injectable()
export class SqlStoredBytes extends StoredBytes {
  constructor(private readonly sql: Sql) {
    super();
  }

  ofEducator(userId: string, butLectureId: string | null): Promise<EducatorBytes> {
    return this.keptBy('$1::uuid', [userId, butLectureId]);
  }

  ofCourse(courseId: string): Promise<EducatorBytes> {
    const creator = '(select creator_id from catalog.course where id = $1)';
    return this.keptBy(creator, [courseId, null]);
  }

  private async keptBy(
    educator: string,
    [id, butLectureId]: [id: string, butLectureId: string | null],
  ): Promise<EducatorBytes> {
    // A single statement, so that an upload that becomes a video meanwhile counts once.
    const row = await this.sql.first<Record<keyof EducatorBytes, string>>(
      `select coalesce(sum(size) filter (where not retired), 0) as own,
         coalesce(sum(size) filter (where retired), 0) as retired
       from (
         select ${TAKEN} as size, c.retired_at is not null as retired
         from catalog.course c join catalog.video v on v.course_id = c.id
         where c.creator_id = ${educator} and v.status <> 'discarded'
         union all
         -- Of removed lectures: their files stay for a while.
         select ${TAKEN}, c.retired_at is not null
         from catalog.course c join catalog.video v on v.course_id = c.id
         where c.creator_id = ${educator} and v.discarded_at is not null
         union all
         select h.size, c.retired_at is not null
         from catalog.course c join catalog.handout h on h.course_id = c.id
         where c.creator_id = ${educator}
         union all
         select size, false from catalog.upload
         where owner_id = ${educator} and taken_at is null and ($2::uuid is null or lecture_id <> $2)
       ) as kept`,
      [id, butLectureId],
    );
    return { own: Number(row?.own ?? 0), retired: Number(row?.retired ?? 0) };
  }

  async toCome(butLectureId: string | null): Promise<BytesToCome> {
    // For a video being encoded, the copy is on the disk already.
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
