import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CoursesForStaff, type StaffCourse } from '../../application/courses/courses-for-staff.js';
import { lectureSeconds } from './sql-videos-view.js';

const LECTURES = `(
  select coalesce(jsonb_agg(jsonb_build_object('lectureId', l.id, 'title', l.title, 'sectionTitle', l.section_title,
    'isPreviewFree', l.is_preview_free, 'seconds', plays.seconds, 'handouts', (
      select coalesce(jsonb_agg(jsonb_build_object('name', h.name, 'size', h.size)), '[]')
      from catalog.handout h where h.lecture_id = l.id)) order by l.position, l.id), '[]')
  from catalog.lecture l
  left join (${lectureSeconds('= c.id')}) plays on plays.lecture_id = l.id
  where l.course_id = c.id) as lectures`;

@Injectable()
export class SqlCoursesForStaff extends CoursesForStaff {
  constructor(private readonly sql: Sql) {
    super();
  }

  find(id: string): Promise<readonly StaffCourse[]> {
    return this.select('c.id = $1 or c.creator_id = $1', [id]);
  }

  withheld(): Promise<readonly StaffCourse[]> {
    return this.select('c.withheld_at is not null', []);
  }

  private select(which: string, values: readonly string[]): Promise<readonly StaffCourse[]> {
    return this.sql.rows<StaffCourse>(
      `select c.id as "courseId", c.creator_id as "creatorId", c.title, c.sub_title as "subTitle", c.description,
         c.category, c.level, c.price_paise as "pricePaise", c.thumbnail_id as "thumbnailId",
         c.is_published as "isPublished", c.withheld_at as "withheldAt", c.retired_at as "retiredAt",
         c.enrollment_count as "enrollmentCount", c.created_at as "createdAt", c.updated_at as "updatedAt",
         ${LECTURES}
       from (select * from catalog.course c where ${which} order by c.id desc limit 50) c order by c.id desc`,
      values,
    );
  }
}
