import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/domain/domain-error.js';
import { AuthoredQuestions, type ShownThread } from './authored-questions.js';
import { DiscussionRight } from './discussion-right.js';
import { QuestionsView } from './questions-view.js';

@Injectable()
export class ShowThread {
  constructor(
    private readonly right: DiscussionRight,
    private readonly view: QuestionsView,
    private readonly authored: AuthoredQuestions,
  ) {}

  /** One question with its answers. @throws NotFound, OnlyLearnersDiscuss */
  async execute({
    questionId,
    readerId,
  }: {
    questionId: string;
    readerId: string;
  }): Promise<ShownThread> {
    const record = await this.view.thread(questionId);
    if (!record) throw new NotFound();
    const course = await this.right.assertReads(readerId, record.courseId);
    return this.authored.thread(record, course, readerId);
  }
}
