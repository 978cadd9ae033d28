import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type QuestionMark,
  type QuestionRecord,
  type QuestionsOf,
  QuestionsView,
  type ThreadRecord,
} from '../../application/questions-view.js';

const COLUMNS = `id as "questionId", course_id as "courseId", lecture_id as "lectureId",
  position_seconds as "positionSeconds", author_id as "authorId", text, created_at as "createdAt",
  edited_at as "editedAt", jsonb_array_length(answers) as "answerCount", is_awaiting as "isAwaiting"`;

/** Sorts after every question. */
const END: QuestionMark = {
  createdAt: new Date('9999-01-01T00:00:00.000Z'),
  questionId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};
/** Sorts before every question. */
const START: QuestionMark = {
  createdAt: new Date(0),
  questionId: '00000000-0000-0000-0000-000000000000',
};

@Injectable()
export class SqlQuestionsView extends QuestionsView {
  constructor(private readonly sql: Sql) {
    super();
  }

  newestOf(
    { courseId, lectureId }: QuestionsOf,
    limit: number,
    after: QuestionMark | null,
  ): Promise<readonly QuestionRecord[]> {
    const { createdAt, questionId } = after ?? END;
    // Two statements: one with "or $2 is null" would use neither index well.
    const ofLecture = lectureId === null ? '' : 'lecture_id = $5 and';
    return this.sql.rows<QuestionRecord>(
      `select ${COLUMNS} from questions.question
       where ${ofLecture} course_id = $1 and (created_at, id) < ($3, $4)
       order by created_at desc, id desc limit $2`,
      [courseId, limit, createdAt, questionId, ...(lectureId === null ? [] : [lectureId])],
    );
  }

  async awaitingIn(
    courseIds: readonly string[],
    limit: number,
    after: QuestionMark | null,
  ): Promise<readonly QuestionRecord[]> {
    if (courseIds.length === 0) return [];
    const { createdAt, questionId } = after ?? START;
    return this.sql.rows<QuestionRecord>(
      `select ${COLUMNS} from questions.question
       where course_id = any($1::uuid[]) and is_awaiting and (created_at, id) > ($3, $4)
       order by created_at, id limit $2`,
      [courseIds, limit, createdAt, questionId],
    );
  }

  thread(questionId: string): Promise<ThreadRecord | null> {
    return this.sql.first<ThreadRecord>(
      `select ${COLUMNS}, answers from questions.question where id = $1`,
      [questionId],
    );
  }
}
