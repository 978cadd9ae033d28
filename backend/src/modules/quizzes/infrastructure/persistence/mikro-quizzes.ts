import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED, SHARED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Quiz, QuizPlace } from '../../domain/quiz.js';
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

  async lock({ lectureId, courseId }: QuizPlace): Promise<Quiz | null> {
    await this.reserve(courseId);
    return this.database.em.findOne(QuizMapping, { lectureId }, LOCKED);
  }

  share(lectureId: string): Promise<Quiz | null> {
    return this.database.em.findOne(QuizMapping, { lectureId }, SHARED);
  }

  save(quiz: Quiz): Promise<void> {
    return this.store.save(quiz);
  }

  async removeOf({ lectureId, courseId }: QuizPlace): Promise<boolean> {
    await this.reserve(courseId);
    const removed = await this.sql.rows(
      'delete from quizzes.quiz where lecture_id = $1 returning lecture_id',
      [lectureId],
    );
    return removed.length > 0;
  }

  async removeAllOf(courseId: string): Promise<void> {
    await this.reserve(courseId);
    await this.sql.rows('delete from quizzes.quiz where course_id = $1', [courseId]);
  }

  /** The course, because one that is removed with its lectures does not name them. */
  private reserve(courseId: string): Promise<void> {
    return this.sql.reserve(`quizzes.course ${courseId}`);
  }
}
