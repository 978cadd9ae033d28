import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
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
  async question({ questionId, authorId, text }: EditQuestionCommand): Promise<void> {
    await this.check(questionId, authorId);
    await this.unitOfWork.run(async () => {
      const question = await this.questions.lock(questionId);
      if (!question) throw new NotFound();
      if (question.rewrite(authorId, text, this.clock.now())) await this.questions.save(question);
    });
  }

  /** @throws NotFound, OnlyLearnersDiscuss, InvalidInput */
  async answer({ questionId, answerId, authorId, text }: EditAnswerCommand): Promise<void> {
    await this.check(questionId, authorId);
    await this.unitOfWork.run(async () => {
      const question = await this.questions.lock(questionId);
      if (!question) throw new NotFound();
      question.rewriteAnswer(answerId, authorId, text, this.clock.now());
      await this.questions.save(question);
    });
  }

  /** Whether the person takes part in the discussion. @throws NotFound, OnlyLearnersDiscuss */
  async check(questionId: string, userId: string): Promise<void> {
    const question = await this.questions.find(questionId);
    if (!question) throw new NotFound();
    await this.right.assert(userId, question.courseId);
  }
}
