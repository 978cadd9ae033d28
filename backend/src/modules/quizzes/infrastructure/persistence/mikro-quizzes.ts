import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED, SHARED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Quiz } from '../../domain/quiz.js';
import { Quizzes } from '../../domain/quizzes.js';
import { QuizMapping } from './mapping.js';

@Injectable()
export class MikroQuizzes extends Quizzes {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lock(lectureId: string): Promise<Quiz | null> {
    // Two windows may write the first quiz at once, when there is no row to lock yet.
    await this.sql.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `quizzes.quiz ${lectureId}`,
    ]);
    return this.database.em.findOne(QuizMapping, { lectureId }, LOCKED);
  }

  share(lectureId: string): Promise<Quiz | null> {
    return this.database.em.findOne(QuizMapping, { lectureId }, SHARED);
  }

  save(quiz: Quiz): Promise<void> {
    return this.store.save(quiz);
  }

  async removeOf(lectureId: string): Promise<boolean> {
    const removed = await this.sql.rows(
      'delete from quizzes.quiz where lecture_id = $1 returning lecture_id',
      [lectureId],
    );
    return removed.length > 0;
  }

  async removeAllOf(courseId: string): Promise<void> {
    await this.sql.rows('delete from quizzes.quiz where course_id = $1', [courseId]);
  }
}
