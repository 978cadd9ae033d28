import {
  type QuizRecord,
  type QuizStanding,
  type QuizSummary,
  QuizzesView,
  TALLIED,
  type Tally,
} from '../application/quizzes-view.js';
import type { QuizResult } from '../domain/quiz-result.js';
import { QuizResults } from '../domain/quiz-results.js';
import type { Quiz } from '../domain/quiz.js';
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

  async lock(lectureId: string): Promise<Quiz | null> {
    return this.stored.get(lectureId) ?? null;
  }

  share(lectureId: string): Promise<Quiz | null> {
    return this.lock(lectureId);
  }

  async save(quiz: Quiz): Promise<void> {
    this.stored.set(quiz.lectureId, quiz);
  }

  async removeOf(lectureId: string): Promise<boolean> {
    this.results.removeWhere((result) => result.lectureId === lectureId);
    return this.stored.delete(lectureId);
  }

  async removeAllOf(courseId: string): Promise<void> {
    for (const quiz of this.all)
      if (quiz.courseId === courseId) await this.removeOf(quiz.lectureId);
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
      quizzes.map(async ({ lectureId, questions }) => ({
        lectureId,
        questionCount: questions.length,
        standing: await this.standingOf(learnerId, lectureId),
      })),
    );
  }

  async quizOf(wanted: string): Promise<QuizRecord | null> {
    const quiz = await this.quizzes.lock(wanted);
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

  async tallyOf(lectureId: string): Promise<Tally> {
    const results = this.results.all
      .filter((result) => result.lectureId === lectureId)
      .sort((a, b) => b.firstAt.getTime() - a.firstAt.getTime());
    const questions = new Map<string, { answered: number; right: number }>();
    const chosen = new Map<string, number>();
    for (const { questionId, optionIds, isRight } of results
      .slice(0, TALLIED)
      .flatMap(({ firstChoices }) => firstChoices)) {
      const { answered, right } = questions.get(questionId) ?? { answered: 0, right: 0 };
      questions.set(questionId, { answered: answered + 1, right: right + Number(isRight) });
      for (const id of optionIds) chosen.set(id, (chosen.get(id) ?? 0) + 1);
    }
    return { learners: results.length, questions, chosen };
  }
}
