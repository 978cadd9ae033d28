import {
  type QuizRecord,
  type QuizStanding,
  type QuizSummary,
  QuizzesView,
  type Tally,
} from '../application/quizzes-view.js';
import type { QuizResult } from '../domain/quiz-result.js';
import { QuizResults } from '../domain/quiz-results.js';
import type { Quiz, QuizPlace } from '../domain/quiz.js';
import { Quizzes } from '../domain/quizzes.js';

export class InMemoryQuizResults extends QuizResults {
  private readonly stored = new Map<string, QuizResult>();

  get all(): readonly QuizResult[] {
    return [...this.stored.values()];
  }

  async lock(learnerId: string, lectureId: string): Promise<QuizResult | null> {
    return this.stored.get(`${learnerId} ${lectureId}`) ?? null;
  }

  async save(result: QuizResult): Promise<void> {
    this.stored.set(`${result.learnerId} ${result.lectureId}`, result);
  }

  async removeAllOf(learnerId: string): Promise<void> {
    this.removeWhere((result) => result.learnerId === learnerId);
  }

  removeWhere(matches: (result: QuizResult) => boolean): void {
    for (const [key, result] of this.stored) if (matches(result)) this.stored.delete(key);
  }
}

export class InMemoryQuizzes extends Quizzes {
  private readonly stored = new Map<string, Quiz>();

  constructor(private readonly results: InMemoryQuizResults) {
    super();
  }

  get all(): readonly Quiz[] {
    return [...this.stored.values()];
  }

  lock({ lectureId }: QuizPlace): Promise<Quiz | null> {
    return this.share(lectureId);
  }

  async share(lectureId: string): Promise<Quiz | null> {
    return this.stored.get(lectureId) ?? null;
  }

  async save(quiz: Quiz): Promise<void> {
    this.stored.set(quiz.lectureId, quiz);
  }

  async removeOf({ lectureId }: QuizPlace): Promise<boolean> {
    this.results.removeWhere((result) => result.lectureId === lectureId);
    return this.stored.delete(lectureId);
  }

  async removeAllOf(courseId: string): Promise<void> {
    for (const quiz of this.all) if (quiz.courseId === courseId) await this.removeOf(quiz);
  }
}

/** Reads from the in-memory repositories. */
export class InMemoryQuizzesView extends QuizzesView {
  constructor(
    private readonly quizzes: InMemoryQuizzes,
    private readonly results: InMemoryQuizResults,
  ) {
    super();
  }

  async inCourse(courseId: string, learnerId: string): Promise<readonly QuizSummary[]> {
    const quizzes = this.quizzes.all.filter((quiz) => quiz.courseId === courseId);
    return Promise.all(
      quizzes.map(async ({ lectureId }) => ({
        lectureId,
        standing: await this.standingOf(learnerId, lectureId),
      })),
    );
  }

  async quizOf(wanted: string): Promise<QuizRecord | null> {
    const quiz = await this.quizzes.share(wanted);
    if (!quiz) return null;
    const { lectureId, courseId, revisedAt, questions } = quiz;
    return { lectureId, courseId, revisedAt, questions };
  }

  async standingOf(learnerId: string, lectureId: string): Promise<QuizStanding | null> {
    const result = await this.results.lock(learnerId, lectureId);
    if (!result) return null;
    const { attempts, best, lastAt } = result;
    return { attempts, best, lastAt };
  }

  async tallyOf(lectureId: string, newest: number): Promise<Tally> {
    const counted = this.results.all
      .filter((result) => result.lectureId === lectureId)
      .sort((a, b) => b.firstAt.getTime() - a.firstAt.getTime())
      .slice(0, newest);
    const questions = new Map<string, { answered: number; right: number }>();
    const chosen = new Map<string, number>();
    for (const choice of counted.flatMap(({ firstChoices }) => firstChoices)) {
      const { questionId, optionIds, isRight } = choice;
      const { answered, right } = questions.get(questionId) ?? { answered: 0, right: 0 };
      questions.set(questionId, { answered: answered + 1, right: right + Number(isRight) });
      for (const id of optionIds) chosen.set(id, (chosen.get(id) ?? 0) + 1);
    }
    return { learners: counted.length, questions, chosen };
  }
}
