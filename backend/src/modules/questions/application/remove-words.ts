import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { CatalogApi } from '../../catalog/contract.js';
import type { Question } from '../domain/question.js';
import { Questions } from '../domain/questions.js';

interface RemoveQuestionCommand {
  readonly questionId: string;
  readonly userId: string;
}

interface RemoveAnswerCommand extends RemoveQuestionCommand {
  readonly answerId: string;
}

/** Authors may always remove their own words, even without the course; educators may remove anybody's in their courses. */
@Injectable()
export class RemoveWords {
  constructor(
    private readonly questions: Questions,
    private readonly catalog: CatalogApi,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Withdraws the question; the answers of others stay. @throws NotFound when missing or not theirs to remove */
  question({ questionId, userId }: RemoveQuestionCommand): Promise<void> {
    return this.change(questionId, async (question) => {
      if (question.text === null) throw new NotFound();
      await this.assertMay(userId, question, question.authorId);
      question.withdraw();
    });
  }

  /** @throws NotFound when missing or not theirs to remove */
  answer({ questionId, answerId, userId }: RemoveAnswerCommand): Promise<void> {
    return this.change(questionId, async (question) => {
      const answer = question.answers.find(({ id }) => id === answerId);
      if (!answer) throw new NotFound();
      await this.assertMay(userId, question, answer.authorId);
      question.removeAnswer(answerId);
    });
  }

  private change(questionId: string, how: (question: Question) => Promise<void>): Promise<void> {
    return this.unitOfWork.run(async () => {
      const question = await this.questions.lock(questionId);
      if (!question) throw new NotFound();
      await how(question);
      await this.questions.save(question);
    });
  }

  private async assertMay(
    userId: string,
    { courseId }: Question,
    authorId: string | null,
  ): Promise<void> {
    if (authorId === userId) return;
    const course = await this.catalog.offerOf(courseId);
    if (course?.creatorId !== userId || course.status === 'retired') throw new NotFound();
  }
}
