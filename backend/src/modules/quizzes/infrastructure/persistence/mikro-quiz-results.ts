import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { QuizResult } from '../../domain/quiz-result.js';
import { QuizResults } from '../../domain/quiz-results.js';
import { QuizResultMapping } from './mapping.js';

@Injectable()
export class MikroQuizResults extends QuizResults {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lock(learnerId: string, lectureId: string): Promise<QuizResult | null> {
    // Two devices may send the first attempt at once, when there is no row to lock yet.
    await this.sql.reserve(`quizzes.quiz_result ${learnerId} ${lectureId}`);
    return this.database.em.findOne(QuizResultMapping, { learnerId, lectureId }, LOCKED);
  }

  save(result: QuizResult): Promise<void> {
    return this.store.save(result);
  }

  async removeAllOf(learnerId: string): Promise<void> {
    await this.sql.rows('delete from quizzes.quiz_result where learner_id = $1', [learnerId]);
  }
}
