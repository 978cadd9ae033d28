import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { type StudyRecord, StudyRecords } from '../../application/study-records.js';

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

  async weeklyGoalOf(learnerId: string): Promise<number | null> {
    const row = await this.sql.first<{ minutes: number | null }>(
      'select minutes from learning.weekly_goal where learner_id = $1',
      [learnerId],
    );
    return row?.minutes ?? null;
  }
}
