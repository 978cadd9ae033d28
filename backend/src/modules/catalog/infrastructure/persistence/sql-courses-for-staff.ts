import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CoursesForStaff, type StaffCourse } from '../../application/courses/courses-for-staff.js';
import { ENROLLMENTS } from './enrollment-counts.js';
import { lectureSeconds } from './sql-videos-view.js';

const LECTURES = `(
  select coalesce(jsonb_agg(jsonb_build_object('lectureId', l.id, 'title', l.title, 'sectionTitle', l.section_title,
    'isPreviewFree', l.is_preview_free, 'seconds', plays.seconds, 'handouts', (
      select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'size', h.size)), '[]')
      from catalog.handout h where h.lecture_id = l.id)) order by l.position, l.id), '[]')
  from catalog.lecture l
  left join (${lectureSeconds('= course.id')}) plays on plays.lecture_id = l.id
  where l.course_id = course.id) as lectures`;

@Injectable()
export class SqlCoursesForStaff extends CoursesForStaff {
  constructor(private readonly sql: Sql) {
    super();
  }

  find(id: string): Promise<readonly StaffCourse[]> {
    return this.select('id = $1 or creator_id = $1', [id]);
  }

  withheld(): Promise<readonly StaffCourse[]> {
    return this.select('withheld_at is not null', []);
  }

  private select(which: string, values: readonly string[]): Promise<readonly StaffCourse[]> {
    return this.sql.rows<StaffCourse>(
      `select id as "courseId", creator_id as "creatorId", title, sub_title as "subTitle", description, category,
         level, price_paise as "pricePaise", thumbnail_id as "thumbnailId", is_published as "isPublished",
         withheld_at as "withheldAt", retired_at as "retiredAt", ${ENROLLMENTS} as "enrollmentCount",
         created_at as "createdAt", updated_at as "updatedAt", ${LECTURES}
       from (select * from catalog.course where ${which} order by id desc limit 50) course order by id desc`,
      values,
    );
  }
}
