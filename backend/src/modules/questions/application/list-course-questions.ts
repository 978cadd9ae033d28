import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/application/page.js';
import { AuthoredQuestions, type ShownQuestion } from './authored-questions.js';
import { DiscussionRight } from './discussion-right.js';
import { type QuestionMark, type QuestionsOf, QuestionsView } from './questions-view.js';

export interface CourseQuestionsQuery extends QuestionsOf {
  readonly readerId: string;
  readonly limit: number;
  readonly after: QuestionMark | null;
}

export interface QuestionPage {
  readonly questions: readonly ShownQuestion[];
  /** The cursor of the next page; null on the last one. */
  readonly next: QuestionMark | null;
}

@Injectable()
export class ListCourseQuestions {
  constructor(
    private readonly right: DiscussionRight,
    private readonly view: QuestionsView,
    private readonly authored: AuthoredQuestions,
  ) {}

  /** The questions of a course or lecture, newest first. @throws NotFound, OnlyLearnersDiscuss */
  async execute(query: CourseQuestionsQuery): Promise<QuestionPage> {
    const { readerId, courseId, limit, after } = query;
    const course = await this.right.assertReads(readerId, courseId);
    const { items, next } = pageOf(await this.view.newestOf(query, limit + 1, after), limit);
    return { questions: await this.authored.of(items, course, readerId), next };
  }
}
