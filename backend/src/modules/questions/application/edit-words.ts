import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import type { Question } from '../domain/question.js';
import { Questions } from '../domain/questions.js';
import { DiscussionRight } from './discussion-right.js';

interface EditQuestionCommand {
  readonly questionId: string;
  readonly authorId: string;
  readonly text: string;
}

interface EditAnswerCommand extends EditQuestionCommand {
  readonly answerId: string;
}

/** Changes one's own words where they still are: what was removed meanwhile does not come back. */
@Injectable()
export class EditWords {
  constructor(
    private readonly right: DiscussionRight,
    private readonly questions: Questions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, OnlyLearnersDiscuss, InvalidInput */
  question({ questionId, authorId, text }: EditQuestionCommand): Promise<void> {
    return this.change(questionId, authorId, (question) =>
      question.rewrite(authorId, text, this.clock.now()),
    );
  }

  /** @throws NotFound, OnlyLearnersDiscuss, InvalidInput */
  answer({ questionId, answerId, authorId, text }: EditAnswerCommand): Promise<void> {
    return this.change(questionId, authorId, (question) =>
      question.rewriteAnswer(answerId, authorId, text, this.clock.now()),
    );
  }

  /** Whether the person takes part in the discussion. @throws NotFound, OnlyLearnersDiscuss */
  async check(questionId: string, userId: string): Promise<void> {
    const question = await this.questions.find(questionId);
    if (!question) throw new NotFound();
    await this.right.assert(userId, question.courseId);
  }

  private async change(
    questionId: string,
    authorId: string,
    how: (question: Question) => boolean,
  ): Promise<void> {
    await this.check(questionId, authorId);
    await this.unitOfWork.run(async () => {
      const question = await this.questions.lock(questionId);
      if (!question) throw new NotFound();
      if (how(question)) await this.questions.save(question);
    });
  }
}
