import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { QuizRight } from './quiz-right.js';
import { type QuizRecord, type QuizStanding, QuizzesView } from './quizzes-view.js';

export interface ShownQuiz {
  /** With its answers, which only `AnswerKey` and a judged attempt tell. */
  readonly quiz: QuizRecord;
  readonly standing: QuizStanding | null;
}

@Injectable()
export class ShowQuiz {
  constructor(
    private readonly right: QuizRight,
    private readonly view: QuizzesView,
  ) {}

  /** @throws NotFound also where the lecture has no quiz, OnlyLearnersTakeQuizzes */
  async execute(query: {
    readonly lectureId: string;
    readonly readerId: string;
  }): Promise<ShownQuiz> {
    const { lectureId, readerId } = query;
    await this.right.assertReads(readerId, lectureId);
    const quiz = await this.view.quizOf(lectureId);
    if (!quiz) throw new NotFound();
    return { quiz, standing: await this.view.standingOf(readerId, lectureId) };
  }
}
