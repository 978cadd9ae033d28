import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { type OpenUpload, OpenUploads } from '../../application/uploads/open-uploads.js';

type Row = Record<keyof OpenUpload, string>;

@Injectable()
export class SqlOpenUploads extends OpenUploads {
  constructor(private readonly sql: Sql) {
    super();
  }

  async ofLecture(lectureId: string): Promise<OpenUpload | null> {
    const row = await this.sql.first<Row>(
      `select id as "uploadId", file_name as "fileName", size,
         coalesce((parts->-1->>'offset')::bigint + (parts->-1->>'size')::bigint, 0) as received
       from catalog.upload where lecture_id = $1 and taken_at is null order by id desc limit 1`,
      [lectureId],
    );
    return row && { ...row, size: Number(row.size), received: Number(row.received) };
  }
}
