import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type CoursePage,
  CoursesView,
  type CourseView,
  type CreatorFigures,
  type LectureView,
  type PageRequest,
} from '../../application/courses/courses-view.js';
import { ENROLLMENTS } from './enrollment-counts.js';
import { pageOf, type Sorted } from './published-query.js';

const COLUMNS = `id, creator_id as "creatorId", title, sub_title as "subTitle", description, category, level,
  price_paise as "pricePaise", thumbnail_id as "thumbnailId", is_published as "isPublished",
  retired_at is not null as "isRetired", ${ENROLLMENTS} as "enrollmentCount", rating_sum as "ratingSum",
  rating_count as "ratingCount", version, created_at as "createdAt", updated_at as "updatedAt"`;

@Injectable()
export class SqlCoursesView extends CoursesView {
  constructor(private readonly sql: Sql) {
    super();
  }

  find(courseId: string): Promise<CourseView | null> {
    return this.sql.first<CourseView>(`select ${COLUMNS} from catalog.course where id = $1`, [
      courseId,
    ]);
  }

  async these(courseIds: readonly string[]): Promise<CourseView[]> {
    if (courseIds.length === 0) return [];
    return this.sql.rows<CourseView>(
      `select ${COLUMNS} from catalog.course where id = any($1::uuid[])`,
      [courseIds],
    );
  }

  async ofCreator(
    creatorId: string,
    { limit, after }: PageRequest,
  ): Promise<CoursePage<CourseView>> {
    const rows = await this.sql.rows<Sorted<CourseView>>(
      `select ${COLUMNS}, created_at::text as "sortKey" from catalog.course
       where creator_id = $1 and retired_at is null
         and (created_at, id) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, $4))
       order by created_at desc, id desc limit $5`,
      [creatorId, after?.key ?? null, after?.id ?? null, LAST_ID, limit + 1],
    );
    return pageOf(rows, limit, idOf);
  }

  async lecturesOf(
    courseIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly LectureView[]>> {
    if (courseIds.length === 0) return new Map();
    const rows = await this.sql.rows<LectureView>(
      `select id, course_id as "courseId", title, section_title as "sectionTitle",
         is_preview_free as "isPreviewFree"
       from catalog.lecture where course_id = any($1::uuid[]) order by course_id, position, id`,
      [courseIds],
    );
    return Map.groupBy(rows, ({ courseId }) => courseId);
  }

  async creatorFigures(creatorId: string): Promise<CreatorFigures> {
    const figures = await this.sql.first<CreatorFigures>(
      `select coalesce(bool_or(is_published or was_sold), false) as "isKnown",
         count(*) filter (where is_published)::integer as "courseCount",
         coalesce(sum(rating_sum) filter (where is_published), 0)::integer as "ratingSum",
         coalesce(sum(rating_count) filter (where is_published), 0)::integer as "ratingCount"
       from catalog.course where creator_id = $1`,
      [creatorId],
    );
    return figures ?? { isKnown: false, courseCount: 0, ratingSum: 0, ratingCount: 0 };
  }
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const idOf = ({ id }: CourseView) => id;
