import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { Questions } from '../domain/questions.js';
import { DiscussionRight, type Participant } from './discussion-right.js';

export interface AnswerQuestionCommand {
  readonly questionId: string;
  /** The client makes it, so that sending the answer again is safe. */
  readonly answerId: string;
  readonly authorId: string;
  readonly text: string;
}

@Injectable()
export class AnswerQuestion {
  constructor(
    private readonly right: DiscussionRight,
    private readonly questions: Questions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers, or changes the text of the author's own answer.
   * @throws NotFound, OnlyLearnersDiscuss, QuestionWithdrawn, TooManyAnswers, InvalidInput @returns whether it is new
   */
  async execute(command: AnswerQuestionCommand): Promise<boolean> {
    const { questionId, answerId: id, authorId, text } = command;
    const { isEducator: isEducators } = await this.check(authorId, questionId);
    return this.unitOfWork.run(async () => {
      const question = await this.questions.lock(questionId);
      if (!question) throw new NotFound();
      const at = this.clock.now();
      const isNew = question.answer({ id, authorId, isEducators, text, at });
      await this.questions.save(question);
      return isNew;
    });
  }

  /** Whether the person may answer. @throws NotFound, OnlyLearnersDiscuss */
  async check(authorId: string, questionId: string): Promise<Participant> {
    const question = await this.questions.find(questionId);
    if (!question) throw new NotFound();
    return this.right.assert(authorId, question.courseId);
  }
}
