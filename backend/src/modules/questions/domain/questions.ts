import type { Question } from './question.js';

/** The stored questions. */
export abstract class Questions {
  /** Blocks other writes of this id until the transaction ends, so that the result of `lock` stays true. */
  abstract reserve(questionId: string): Promise<void>;

  /** Read-only because it is not locked; null when there is none. */
  abstract find(questionId: string): Promise<Question | null>;

  /** Like `find`, but locked until the transaction ends. */
  abstract lock(questionId: string): Promise<Question | null>;

  /** Writes the state and the recorded facts; deletes a question of which nothing is left. */
  abstract save(question: Question): Promise<void>;
}
