import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/application/clock.js';
import { UnitOfWork } from '../../../platform/application/unit-of-work.js';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { Question } from '../domain/question.js';
import { Questions } from '../domain/questions.js';
import { DiscussionRight } from './discussion-right.js';

export interface AskQuestionCommand {
  /** The client makes it, so that sending the question again is safe. */
  readonly questionId: string;
  readonly authorId: string;
  readonly lectureId: string;
  readonly positionSeconds: number;
  readonly text: string;
}

@Injectable()
export class AskQuestion {
  constructor(
    private readonly right: DiscussionRight,
    private readonly questions: Questions,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks a new question or changes the text of the author's own, which keeps its lecture and moment.
   * @throws NotFound, OnlyLearnersDiscuss, EducatorsAnswer, InvalidInput @returns whether it is new
   */
  async execute(command: AskQuestionCommand): Promise<boolean> {
    const { questionId: id, authorId, lectureId, positionSeconds, text } = command;
    const place = await this.placeFor(authorId, id, () => lectureId);
    return this.unitOfWork.run(async () => {
      // The client may have sent the same question twice at once.
      await this.questions.reserve(id);
      const at = this.clock.now();
      const known = await this.questions.lock(id);
      if (known) {
        if (known.rewrite(authorId, text, at)) await this.questions.save(known);
        return false;
      }
      if (!place) throw new NotFound();
      await this.questions.save(Question.ask({ id, authorId, place, positionSeconds, text, at }));
      return true;
    });
  }

  /** Whether the person may write this question at all. @throws NotFound, OnlyLearnersDiscuss, EducatorsAnswer */
  async check(authorId: string, questionId: string, lectureOf: () => string): Promise<void> {
    await this.placeFor(authorId, questionId, lectureOf);
  }

  /** Null where there is such a question already. */
  private async placeFor(authorId: string, questionId: string, lectureOf: () => string) {
    const known = await this.questions.find(questionId);
    if (!known) return this.right.assertAsks(authorId, lectureOf());
    if (known.authorId !== authorId) throw new NotFound();
    await this.right.assert(authorId, known.courseId);
    return null;
  }
}
