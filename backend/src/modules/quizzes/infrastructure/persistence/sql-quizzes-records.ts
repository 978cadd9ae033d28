import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { CatalogApi } from '../../../catalog/contract.js';
import { QuizzesRecords } from '../../contract.js';

@Injectable()
export class SqlQuizzesRecords extends QuizzesRecords {
  constructor(
    private readonly sql: Sql,
    private readonly catalog: CatalogApi,
  ) {
    super();
  }

  async of(userId: string) {
    const quizzes = await this.sql.rows(
      `select course_id as "courseId", lecture_id as "lectureId", revised_at as "revisedAt",
         questions
       from quizzes.quiz where course_id = any($1::uuid[]) order by course_id, lecture_id`,
      [await this.catalog.courseIdsOf(userId)],
    );
    const quizResults = await this.sql.rows(
      `select course_id as "courseId", lecture_id as "lectureId", attempts,
         best_right as "bestRight", best_of as "bestOf", first_at as "firstAt",
         first_choices as "firstChoices", last_at as "lastAt"
       from quizzes.quiz_result join quizzes.quiz using (lecture_id)
       where learner_id = $1 order by first_at`,
      [userId],
    );
    return { quizzes, quizResults };
  }
}
