import type { Fact } from '../../../platform/domain/fact.js';
import {
  type QuestionMark,
  type QuestionRecord,
  type QuestionsOf,
  QuestionsView,
  type ThreadRecord,
} from '../application/questions-view.js';
import type { Question } from '../domain/question.js';
import { Questions } from '../domain/questions.js';

export class InMemoryQuestions extends Questions {
  private readonly stored = new Map<string, Question>();
  /** The facts of saved aggregates, oldest first. */
  readonly facts: Fact[] = [];

  get all(): readonly Question[] {
    return [...this.stored.values()];
  }

  async reserve(): Promise<void> {}

  async find(questionId: string): Promise<Question | null> {
    return this.stored.get(questionId) ?? null;
  }

  lock(questionId: string): Promise<Question | null> {
    return this.find(questionId);
  }

  async save(question: Question): Promise<void> {
    if (question.isEmpty) this.stored.delete(question.id);
    else this.stored.set(question.id, question);
    this.facts.push(...question.pullFacts());
  }
}

/** Reads from the in-memory repository. */
export class InMemoryQuestionsView extends QuestionsView {
  constructor(private readonly questions: InMemoryQuestions) {
    super();
  }

  async newestOf(
    { courseId, lectureId }: QuestionsOf,
    limit: number,
    after: QuestionMark | null,
  ): Promise<readonly QuestionRecord[]> {
    return this.oldestFirst()
      .reverse()
      .filter((one) => one.courseId === courseId && (lectureId ?? one.lectureId) === one.lectureId)
      .filter((one) => after === null || compare(one, after) < 0)
      .slice(0, limit);
  }

  async awaitingIn(
    courseIds: readonly string[],
    limit: number,
    after: QuestionMark | null,
  ): Promise<readonly QuestionRecord[]> {
    return this.oldestFirst()
      .filter(({ courseId, isAwaiting }) => isAwaiting && courseIds.includes(courseId))
      .filter((one) => after === null || compare(one, after) > 0)
      .slice(0, limit);
  }

  async thread(questionId: string): Promise<ThreadRecord | null> {
    const question = await this.questions.find(questionId);
    return question && { ...recordOf(question), answers: question.answers };
  }

  private oldestFirst(): QuestionRecord[] {
    return this.questions.all.map(recordOf).sort(compare);
  }
}

function recordOf(question: Question): QuestionRecord {
  const { id: questionId, courseId, lectureId, positionSeconds, authorId, text } = question;
  const { createdAt, editedAt, answers, isAwaiting } = question;
  const place = { questionId, courseId, lectureId, positionSeconds };
  return { ...place, authorId, text, createdAt, editedAt, answerCount: answers.length, isAwaiting };
}

/** Oldest first; the id breaks ties of the same instant. */
function compare(a: QuestionMark, b: QuestionMark): number {
  const difference = a.createdAt.getTime() - b.createdAt.getTime();
  if (difference !== 0 || a.questionId === b.questionId) return difference;
  return a.questionId < b.questionId ? -1 : 1;
}
