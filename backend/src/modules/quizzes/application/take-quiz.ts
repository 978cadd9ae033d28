import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { Ids } from '../../../platform/application/ids.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import type { QuizQuestion } from '../domain/quiz-question.js';
import { QuizResult } from '../domain/quiz-result.js';
import { QuizResults } from '../domain/quiz-results.js';
import type { Choice, JudgedChoice } from '../domain/quiz.js';
import { Quizzes } from '../domain/quizzes.js';
import { QuizRight } from './quiz-right.js';
import type { QuizStanding } from './quizzes-view.js';

export interface TakeQuizCommand {
  readonly learnerId: string;
  readonly lectureId: string;
  /** The client makes it, so that sending the attempt again is safe. */
  readonly attemptId: string;
  readonly choices: readonly Choice[];
  /** The state of the quiz that was answered. */
  readonly revisedAt: Date;
}

export interface JudgedAttempt {
  readonly choices: readonly JudgedChoice[];
  /** With the right answers, in the same order. */
  readonly questions: readonly QuizQuestion[];
  /** Whether this is the learner's first attempt. */
  readonly isFirst: boolean;
  /** Null for the educator, of whose attempts nothing is kept. */
  readonly standing: QuizStanding | null;
}

@Injectable()
export class TakeQuiz {
  constructor(
    private readonly right: QuizRight,
    private readonly quizzes: Quizzes,
    private readonly results: QuizResults,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Judges and counts an attempt. @throws NotFound, OnlyLearnersTakeQuizzes, QuizChanged */
  async execute(command: TakeQuizCommand): Promise<JudgedAttempt> {
    const { learnerId, lectureId, revisedAt } = command;
    const reader = await this.right.assertReads(learnerId, lectureId);
    return this.unitOfWork.run(async () => {
      const quiz = await this.quizzes.share(lectureId);
      if (!quiz) throw new NotFound();
      const choices = quiz.judge(command.choices, revisedAt);
      const { questions } = quiz;
      if (reader.isEducator) return { choices, questions, isFirst: false, standing: null };
      return { choices, questions, ...(await this.keep(command, choices)) };
    });
  }

  /** Whether the person may take this quiz at all. @throws NotFound, OnlyLearnersTakeQuizzes */
  async check(learnerId: string, lectureId: string): Promise<void> {
    await this.right.assertReads(learnerId, lectureId);
  }

  private async keep(
    { learnerId, lectureId, attemptId }: TakeQuizCommand,
    choices: readonly JudgedChoice[],
  ): Promise<{ isFirst: boolean; standing: QuizStanding }> {
    const attempt = { attemptId, choices, at: this.clock.now() };
    const known = await this.results.lock(learnerId, lectureId);
    const result = known ?? QuizResult.of({ id: this.ids.next(), learnerId, lectureId }, attempt);
    if (!known || known.add(attempt)) await this.results.save(result);
    const { attempts, best, lastAt } = result;
    return { isFirst: !known, standing: { attempts, best, lastAt } };
  }
}
