import { Injectable } from '@nestjs/common';
import { pageOf } from '../../../platform/application/page.js';
import { CatalogApi } from '../../catalog/contract.js';
import { AuthoredQuestions, type ShownQuestion } from './authored-questions.js';
import { type QuestionMark, QuestionsView } from './questions-view.js';

export interface AwaitingQuestionsQuery {
  readonly educatorId: string;
  readonly limit: number;
  readonly after: QuestionMark | null;
}

export type AwaitingQuestion = ShownQuestion & { readonly courseTitle: string };

export interface AwaitingPage {
  readonly questions: readonly AwaitingQuestion[];
  /** The cursor of the next page; null on the last one. */
  readonly next: QuestionMark | null;
}

@Injectable()
export class ListAwaitingQuestions {
  constructor(
    private readonly catalog: CatalogApi,
    private readonly view: QuestionsView,
    private readonly authored: AuthoredQuestions,
  ) {}

  /** The questions in the educator's courses that they have not answered, oldest first. */
  async execute({ educatorId, limit, after }: AwaitingQuestionsQuery): Promise<AwaitingPage> {
    const courseIds = await this.catalog.courseIdsOf(educatorId);
    const courses = await this.catalog.summariesOf(courseIds);
    const open = courseIds.filter((id) => courses.get(id)?.status !== 'retired');
    const { items, next } = pageOf(await this.view.awaitingIn(open, limit + 1, after), limit);
    const titles = await this.titlesOf(items.map(({ courseId }) => courseId));
    const questions = await this.authored.of(items, { titles, isRetired: false }, educatorId);
    return {
      questions: questions.map((question) => ({
        ...question,
        courseTitle: courses.get(question.courseId)?.title ?? '',
      })),
      next,
    };
  }

  private async titlesOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const curricula = await this.catalog.curriculaOf([...new Set(courseIds)]);
    const lectures = [...curricula.values()].flatMap((curriculum) => curriculum.lectures);
    return new Map(lectures.map(({ lectureId, title }) => [lectureId, title]));
  }
}
