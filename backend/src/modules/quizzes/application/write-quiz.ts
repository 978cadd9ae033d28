import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { QuizChanged } from '../domain/errors.js';
import type { QuizQuestion } from '../domain/quiz-question.js';
import { Quiz } from '../domain/quiz.js';
import { Quizzes } from '../domain/quizzes.js';
import { QuizRight } from './quiz-right.js';

export interface WriteQuizCommand {
  readonly educatorId: string;
  readonly lectureId: string;
  readonly questions: readonly QuizQuestion[];
  /** The state that the educator changed, null for no quiz: another window may have saved one since. */
  readonly revisedAt: Date | null;
}

@Injectable()
export class WriteQuiz {
  constructor(
    private readonly right: QuizRight,
    private readonly quizzes: Quizzes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the quiz of a lecture as a whole; sending it again is safe.
   * @throws NotFound, QuizChanged, InvalidInput @returns whether the lecture had none
   */
  async execute(command: WriteQuizCommand): Promise<boolean> {
    const { educatorId, lectureId, questions, revisedAt } = command;
    const { courseId } = await this.right.assertEdits(educatorId, lectureId);
    const place = { lectureId, courseId };
    return this.unitOfWork.run(async () => {
      const known = await this.quizzes.lock(place);
      // Its lecture may have been removed, and what was left of it, before the lock.
      await this.right.assertEdits(educatorId, lectureId);
      if (known?.says(questions)) return false;
      if (known?.revisedAt.getTime() !== revisedAt?.getTime()) throw new QuizChanged();
      const at = this.clock.now();
      known?.revise(questions, at);
      await this.quizzes.save(known ?? Quiz.write(place, questions, at));
      return !known;
    });
  }

  /** Whether the person may write this quiz at all. @throws NotFound */
  async check(educatorId: string, lectureId: string): Promise<void> {
    await this.right.assertEdits(educatorId, lectureId);
  }
}
