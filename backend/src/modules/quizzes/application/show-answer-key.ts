import { Injectable } from '@nestjs/common';
import { QuizRight } from './quiz-right.js';
import { type QuizRecord, QuizzesView, type Tally } from './quizzes-view.js';

/** So many learners are counted, the newest, so that a key takes no longer in a course with many. */
export const TALLIED = 1_000;

export interface AnswerKey {
  readonly lectureId: string;
  readonly courseId: string;
  readonly lectureTitle: string;
  /** Null where the lecture has no quiz. */
  readonly quiz: QuizRecord | null;
  readonly tally: Tally;
}

@Injectable()
export class ShowAnswerKey {
  constructor(
    private readonly right: QuizRight,
    private readonly view: QuizzesView,
  ) {}

  /** The quiz as its educator writes it, and how learners did. @throws NotFound */
  async execute(query: {
    readonly lectureId: string;
    readonly educatorId: string;
  }): Promise<AnswerKey> {
    const { lectureId, educatorId } = query;
    const lecture = await this.right.assertEdits(educatorId, lectureId);
    const quiz = await this.view.quizOf(lectureId);
    return { ...lecture, lectureId, quiz, tally: await this.view.tallyOf(lectureId, TALLIED) };
  }
}
