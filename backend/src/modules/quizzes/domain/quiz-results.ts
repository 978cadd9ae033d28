import type { QuizResult } from './quiz-result.js';

/** The stored results of learners. */
export abstract class QuizResults {
  /** Null before the first attempt. Until the transaction ends, nobody else writes this result, also one that is not there yet. */
  abstract lock(learnerId: string, lectureId: string): Promise<QuizResult | null>;

  abstract save(result: QuizResult): Promise<void>;

  abstract removeAllOf(learnerId: string): Promise<void>;
}
