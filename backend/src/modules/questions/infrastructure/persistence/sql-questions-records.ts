import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import { QuestionsRecords } from '../../contract.js';

@Injectable()
export class SqlQuestionsRecords extends QuestionsRecords {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(userId: string) {
    const questions = await this.sql.rows(
      `select course_id as "courseId", lecture_id as "lectureId",
         position_seconds as "positionSeconds", text, created_at as "createdAt",
         edited_at as "editedAt"
       from questions.question where author_id = $1 order by created_at`,
      [userId],
    );
    const answers = await this.sql.rows(
      `select course_id as "courseId", question.id as "questionId", answer ->> 'text' as text,
         answer ->> 'createdAt' as "createdAt", answer ->> 'editedAt' as "editedAt"
       from questions.question, jsonb_array_elements(answers) as answer
       where answers @> jsonb_build_array(jsonb_build_object('authorId', $1::text))
         and answer ->> 'authorId' = $1::text
       order by answer ->> 'createdAt'`,
      [userId],
    );
    return { questions, answers };
  }
}
