import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CourseStandings } from '../../application/courses/course-standings.js';
import type { CourseStanding } from '../../domain/courses/course-standing.js';

const STANDING = `select creator_id as "creatorId", is_published as "isPublished", retired_at is not null as "isRetired"
  from catalog.course`;

@Injectable()
export class SqlCourseStandings extends CourseStandings {
  constructor(private readonly sql: Sql) {
    super();
  }

  ofCourse(courseId: string): Promise<CourseStanding | null> {
    return this.sql.first<CourseStanding>(`${STANDING} where id = $1`, [courseId]);
  }

  ofLecture(lectureId: string): Promise<CourseStanding | null> {
    return this.sql.first<CourseStanding>(
      `${STANDING} where id = (select course_id from catalog.lecture where id = $1)`,
      [lectureId],
    );
  }
}
