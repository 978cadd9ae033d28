import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { LearningRecords } from '../../contract.js';

@Injectable()
export class SqlLearningRecords extends LearningRecords {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(userId: string) {
    const enrollments = await this.sql.rows(
      `select course_id as "courseId", status, grant_kind as "grantKind",
         enrolled_at as "enrolledAt", ended_at as "endedAt", progress
       from learning.enrollment where learner_id = $1 order by enrolled_at`,
      [userId],
    );
    const weeklyGoals = await this.sql.rows(
      'select minutes from learning.weekly_goal where learner_id = $1',
      [userId],
    );
    const certificates = await this.sql.rows(
      `select number, course_id as "courseId", course_title as "courseTitle",
         holder_name as "holderName", issued_at as "issuedAt", revoked_at as "revokedAt"
       from learning.certificate where learner_id = $1 order by issued_at`,
      [userId],
    );
    const notes = await this.sql.rows(
      `select course_id as "courseId", course_title as "courseTitle", lecture_id as "lectureId",
         lecture_title as "lectureTitle", position_seconds as "positionSeconds", text,
         created_at as "createdAt", updated_at as "updatedAt"
       from learning.note where learner_id = $1 order by course_id, created_at`,
      [userId],
    );
    return { enrollments, weeklyGoals, certificates, notes };
  }
}
