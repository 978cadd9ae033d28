import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  byName,
  type HandoutPlace,
  HandoutsView,
  type HandoutView,
} from '../../application/handouts/handouts-view.js';

@Injectable()
export class SqlHandoutsView extends HandoutsView {
  constructor(private readonly sql: Sql) {
    super();
  }

  async ofLectures(
    lectureIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly HandoutView[]>> {
    if (lectureIds.length === 0) return new Map();
    const rows = await this.sql.rows<HandoutView>(
      `select id, lecture_id as "lectureId", name, size from catalog.handout
       where lecture_id = any($1::uuid[])`,
      [lectureIds],
    );
    return Map.groupBy([...rows].sort(byName), ({ lectureId }) => lectureId);
  }

  find(handoutId: string): Promise<HandoutPlace | null> {
    return this.sql.first<HandoutPlace>(
      `select h.id, h.lecture_id as "lectureId", h.course_id as "courseId",
         h.file_id as "fileId", h.name, h.size,
         l.is_preview_free as "isPreviewFree"
       from catalog.handout h join catalog.lecture l on l.id = h.lecture_id where h.id = $1`,
      [handoutId],
    );
  }
}
