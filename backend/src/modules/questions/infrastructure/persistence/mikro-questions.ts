import { Injectable } from '@nestjs/common';
import { AggregateStore } from '../../../../platform/infrastructure/database/aggregate-store.js';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import { LOCKED } from '../../../../platform/infrastructure/database/mapped.js';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import type { Question } from '../../domain/question.js';
import { Questions } from '../../domain/questions.js';
import { QuestionMapping } from './mapping.js';

@Injectable()
export class MikroQuestions extends Questions {
  constructor(
    private readonly database: Database,
    private readonly store: AggregateStore,
    private readonly sql: Sql,
  ) {
    super();
  }

  async reserve(questionId: string): Promise<void> {
    // A client may send the same question twice at once, and there is no row to lock yet.
    await this.sql.reserve(`questions.question ${questionId}`);
  }

  find(questionId: string): Promise<Question | null> {
    return this.database.em.findOne(QuestionMapping, { id: questionId });
  }

  lock(questionId: string): Promise<Question | null> {
    return this.database.em.findOne(QuestionMapping, { id: questionId }, LOCKED);
  }

  save(question: Question): Promise<void> {
    return question.isEmpty ? this.store.remove(question) : this.store.save(question);
  }
}
