import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../platform/infrastructure/database/sql.js';
import {
  type QuizRecord,
  type QuizStanding,
  type QuizSummary,
  QuizzesView,
  type Tally,
} from '../../application/quizzes-view.js';

interface StandingRow {
  readonly attempts: number | null;
  readonly right: number;
  readonly of: number;
  readonly lastAt: Date;
}

interface TallyRow {
  readonly question: string | null;
  readonly option: string | null;
  readonly learners: number;
  readonly right: number;
}

const STANDING = `attempts, best_right as "right", best_of as "of", last_at as "lastAt"`;

@Injectable()
export class SqlQuizzesView extends QuizzesView {
  constructor(private readonly sql: Sql) {
    super();
  }

  async inCourse(courseId: string, learnerId: string): Promise<readonly QuizSummary[]> {
    const rows = await this.sql.rows<StandingRow & { lectureId: string }>(
      `select quiz.lecture_id as "lectureId", ${STANDING}
       from quizzes.quiz left join quizzes.quiz_result
         on quiz_result.lecture_id = quiz.lecture_id and learner_id = $2
       where quiz.course_id = $1`,
      [courseId, learnerId],
    );
    return rows.map(({ lectureId, ...row }) => ({ lectureId, standing: standingIn(row) }));
  }

  quizOf(lectureId: string): Promise<QuizRecord | null> {
    return this.sql.first<QuizRecord>(
      `select lecture_id as "lectureId", course_id as "courseId", revised_at as "revisedAt",
         questions
       from quizzes.quiz where lecture_id = $1`,
      [lectureId],
    );
  }

  async standingOf(learnerId: string, lectureId: string): Promise<QuizStanding | null> {
    const row = await this.sql.first<StandingRow>(
      `select ${STANDING} from quizzes.quiz_result where learner_id = $1 and lecture_id = $2`,
      [learnerId, lectureId],
    );
    return row && standingIn(row);
  }

  async tallyOf(lectureId: string, newest: number): Promise<Tally> {
    // One row for all, one for each question, and one for each of its options that somebody chose.
    const rows = await this.sql.rows<TallyRow>(
      `with first as (
         select first_choices from quizzes.quiz_result
         where lecture_id = $1 order by first_at desc limit $2
       ), choice as (
         select one ->> 'questionId' as question, (one ->> 'isRight')::boolean as is_right,
           one -> 'optionIds' as options
         from first, jsonb_array_elements(first_choices) as one
       )
       select null as question, null as option, count(*)::int as learners, 0 as "right" from first
       union all
       select question, null, count(*)::int, count(*) filter (where is_right)::int
       from choice group by question
       union all
       select question, option, count(*)::int, 0
       from choice, jsonb_array_elements_text(options) as option group by question, option`,
      [lectureId, newest],
    );
    const questions = new Map<string, { answered: number; right: number }>();
    const chosen = new Map<string, number>();
    let all = 0;
    for (const { question, option, learners, right } of rows) {
      if (option !== null) chosen.set(option, learners);
      else if (question !== null) questions.set(question, { answered: learners, right });
      else all = learners;
    }
    return { learners: all, questions, chosen };
  }
}

function standingIn({ attempts, right, of, lastAt }: StandingRow): QuizStanding | null {
  return attempts === null ? null : { attempts, best: { right, of }, lastAt };
}
