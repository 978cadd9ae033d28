import type { QuizResult } from './quiz-result.js';

/** The stored results of learners. */
export abstract class QuizResults {
  /** Like `find`; blocks other writes of this result, which may not exist yet, until the transaction ends. */
  abstract lock(learnerId: string, lectureId: string): Promise<QuizResult | null>;

  abstract save(result: QuizResult): Promise<void>;

  abstract removeAllOf(learnerId: string): Promise<void>;
}
