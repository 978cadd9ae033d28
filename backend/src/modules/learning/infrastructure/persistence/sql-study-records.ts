import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type StudyRecord,
  StudyRecords,
  type UnfinishedMark,
  type UnfinishedRecord,
} from '../../application/progress/study-records.js';

/** Sorts before every enrollment. */
const FIRST: UnfinishedMark = {
  enrolledAt: new Date(0),
  learnerId: '00000000-0000-0000-0000-000000000000',
};
const RECORDS = `select enrollment.course_id as "courseId", status, enrolled_at as "enrolledAt", progress,
    case when revoked_at is null then number end as number, issued_at as "issuedAt",
    revocation_cause is not distinct from 'withdrawn' as "isCertificateWithdrawn"
  from learning.enrollment left join learning.certificate
    on certificate.learner_id = enrollment.learner_id
    and certificate.course_id = enrollment.course_id`;

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
    after: UnfinishedMark | null,
    limit: number,
  ): Promise<readonly UnfinishedRecord[]> {
    const { enrolledAt, learnerId } = after ?? FIRST;
    // Reads in index order. PostgreSQL has no statistics on JSON contents and assumes that "is null" is rare: without
    // the `case` it would read every learner's progress for each page.
    return this.sql.rows<UnfinishedRecord>(
      `select learner_id as "learnerId", enrolled_at as "enrolledAt", progress from learning.enrollment
       where course_id = $1 and (enrolled_at, learner_id) > ($2, $3) and status = 'active'
         and case when progress ->> 'completion' is null
           then progress ->> 'lastActivityAt' is not null else false end
       order by enrolled_at, learner_id limit $4`,
      [courseId, enrolledAt, learnerId, limit],
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
  const { courseId, status, enrolledAt, progress, isCertificateWithdrawn } = row;
  const certificate = row.number === null ? null : { number: row.number, issuedAt: row.issuedAt };
  return { courseId, status, enrolledAt, progress, certificate, isCertificateWithdrawn };
}
