import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { EnrollmentsView } from '../../application/enrollments/enrollments-view.js';
import type { EnrollmentSummary } from '../../contract.js';

@Injectable()
export class SqlEnrollmentsView extends EnrollmentsView {
  constructor(private readonly sql: Sql) {
    super();
  }

  async activeAmong(learnerId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (courseIds.length === 0) return new Set();
    const rows = await this.sql.rows<{ courseId: string }>(
      `select course_id as "courseId" from learning.enrollment
       where learner_id = $1 and course_id = any($2::uuid[]) and status = 'active'`,
      [learnerId, courseIds],
    );
    return new Set(rows.map(({ courseId }) => courseId));
  }

  activeOf(learnerId: string): Promise<readonly EnrollmentSummary[]> {
    return this.sql.rows<EnrollmentSummary>(
      `select course_id as "courseId", enrolled_at as "enrolledAt" from learning.enrollment
       where learner_id = $1 and status = 'active' order by enrolled_at desc, id desc`,
      [learnerId],
    );
  }

  async newestIdsIn(
    courseIds: readonly string[],
    perCourse: number,
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    if (courseIds.length === 0) return new Map();
    const rows = await this.sql.rows<{ courseId: string; ids: string[] }>(
      `select course.id as "courseId", array(
         select id from learning.enrollment
         where course_id = course.id and status = 'active'
         order by enrolled_at desc limit $2
       ) as ids
       from unnest($1::uuid[]) as course (id)`,
      [courseIds, perCourse],
    );
    return new Map(rows.map(({ courseId, ids }) => [courseId, ids]));
  }
}
