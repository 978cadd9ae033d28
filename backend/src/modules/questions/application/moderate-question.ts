import { Injectable } from '@nestjs/common';
import type { Change } from '../../../platform/application/operations.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { Questions } from '../domain/questions.js';

/** What ops staff remove from a discussion. Once nothing is left of a question, it is not found any more. */
@Injectable()
export class ModerateQuestion {
  constructor(
    private readonly questions: Questions,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Removes the words of a question; its answers stay. @throws NotFound */
  withdraw({ questionId }: { readonly questionId: string }): Promise<Change> {
    return this.unitOfWork.run(async () => {
      const question = await this.questions.lock(questionId);
      if (!question) throw new NotFound();
      const { courseId, authorId } = question;
      const isWithdrawn = question.text === null;
      if (!isWithdrawn) {
        question.withdraw();
        await this.questions.save(question);
      }
      const where = { courseId, authorId };
      return { before: { ...where, isWithdrawn }, after: { ...where, isWithdrawn: true } };
    });
  }

  /** @throws NotFound for an unknown question */
  removeAnswer(command: {
    readonly questionId: string;
    readonly answerId: string;
  }): Promise<Change> {
    const { questionId, answerId } = command;
    return this.unitOfWork.run(async () => {
      const question = await this.questions.lock(questionId);
      if (!question) throw new NotFound();
      const answer = question.answers.find(({ id }) => id === answerId);
      if (answer) {
        question.removeAnswer(answerId);
        await this.questions.save(question);
      }
      const where = { questionId, courseId: question.courseId, authorId: answer?.authorId ?? null };
      return {
        before: { ...where, hasAnswer: answer !== undefined },
        after: { ...where, hasAnswer: false },
      };
    });
  }
}
