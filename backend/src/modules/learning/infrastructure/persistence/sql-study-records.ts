import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type StudyRecord,
  StudyRecords,
  type UnfinishedRecord,
} from '../../application/study-records.js';

/** Before every id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const COLUMNS = 'course_id as "courseId", status, enrolled_at as "enrolledAt", progress';

@Injectable()
export class SqlStudyRecords extends StudyRecords {
  constructor(private readonly sql: Sql) {
    super();
  }

  of(learnerId: string): Promise<readonly StudyRecord[]> {
    return this.sql.rows<StudyRecord>(
      `select ${COLUMNS} from learning.enrollment
       where learner_id = $1 order by enrolled_at desc, id desc`,
      [learnerId],
    );
  }

  active(learnerId: string, courseId: string): Promise<StudyRecord | null> {
    return this.sql.first<StudyRecord>(
      `select ${COLUMNS} from learning.enrollment
       where learner_id = $1 and course_id = $2 and status = 'active'`,
      [learnerId, courseId],
    );
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
