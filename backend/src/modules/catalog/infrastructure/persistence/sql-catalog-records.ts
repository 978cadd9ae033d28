import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CatalogRecords } from '../../contract.js';

@Injectable()
export class SqlCatalogRecords extends CatalogRecords {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(userId: string) {
    const courses = await this.sql.rows(
      `select id, title, sub_title as "subTitle", description, category, level,
         price_paise as "pricePaise", is_published as "isPublished", retired_at as "retiredAt",
         created_at as "createdAt",
         (select coalesce(json_agg(title order by position), '[]') from catalog.lecture
           where course_id = course.id) as "lectureTitles",
         (select coalesce(json_agg(section_title order by position), '[]') from catalog.lecture
           where course_id = course.id and section_title is not null) as "sectionTitles"
       from catalog.course where creator_id = $1 order by id`,
      [userId],
    );
    const uploads = await this.sql.rows(
      `select course_id as "courseId", file_name as "fileName", size, created_at as "createdAt"
       from catalog.upload where owner_id = $1 order by id`,
      [userId],
    );
    const handouts = await this.sql.rows(
      `select h.course_id as "courseId", h.lecture_id as "lectureId", h.name, h.size, h.added_at as "addedAt"
       from catalog.course c join catalog.handout h on h.course_id = c.id
       where c.creator_id = $1 order by h.id`,
      [userId],
    );
    return { courses, uploads, handouts };
  }
}
