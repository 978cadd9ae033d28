import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type StudyRecord,
  StudyRecords,
  type UnfinishedRecord,
} from '../../application/progress/study-records.js';

/** Before every id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const RECORDS = `select enrollment.course_id as "courseId", status, enrolled_at as "enrolledAt", progress,
    number, issued_at as "issuedAt"
  from learning.enrollment left join learning.certificate
    on certificate.learner_id = enrollment.learner_id
    and certificate.course_id = enrollment.course_id and revoked_at is null`;

type Row = Omit<StudyRecord, 'certificate'> &
  ({ readonly number: string; readonly issuedAt: Date } | { readonly number: null });

@Injectable()
export class SqlStudyRecords extends StudyRecords {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(learnerId: string): Promise<readonly StudyRecord[]> {
    const rows = await this.sql.rows<Row>(
      `${RECORDS} where enrollment.learner_id = $1 order by enrolled_at desc, enrollment.id desc`,
      [learnerId],
    );
    return rows.map(recordOf);
  }

  async active(learnerId: string, courseId: string): Promise<StudyRecord | null> {
    const row = await this.sql.first<Row>(
      `${RECORDS}
       where enrollment.learner_id = $1 and enrollment.course_id = $2 and status = 'active'`,
      [learnerId, courseId],
    );
    return row && recordOf(row);
  }

  unfinishedIn(
    courseId: string,
    afterLearnerId: string | null,
    limit: number,
  ): Promise<readonly UnfinishedRecord[]> {
    return this.sql.rows<UnfinishedRecord>(
      `select learner_id as "learnerId", progress from learning.enrollment
       where course_id = $1 and learner_id > $2 and status = 'active'
         and progress ->> 'completion' is null and progress ->> 'lastActivityAt' is not null
       order by learner_id limit $3`,
      [courseId, afterLearnerId ?? FIRST, limit],
    );
  }

  async weeklyGoalOf(learnerId: string): Promise<number | null> {
    const row = await this.sql.first<{ minutes: number | null }>(
      'select minutes from learning.weekly_goal where learner_id = $1',
      [learnerId],
    );
    return row?.minutes ?? null;
  }
}

function recordOf(row: Row): StudyRecord {
  const { courseId, status, enrolledAt, progress } = row;
  const certificate = row.number === null ? null : { number: row.number, issuedAt: row.issuedAt };
  return { courseId, status, enrolledAt, progress, certificate };
}
