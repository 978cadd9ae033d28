import type { Quiz } from './quiz.js';

/** The stored quizzes. */
export abstract class Quizzes {
  /** The lecture's quiz; blocks other writes of it, also of one that does not exist yet, until the transaction ends. */
  abstract lock(lectureId: string): Promise<Quiz | null>;

  /** The lecture's quiz, which nobody changes or removes until the transaction ends; others may read it likewise. */
  abstract share(lectureId: string): Promise<Quiz | null>;

  abstract save(quiz: Quiz): Promise<void>;

  /** Deletes the lecture's quiz with all its results. @returns whether there was one */
  abstract removeOf(lectureId: string): Promise<boolean>;

  /** Deletes every quiz of the course with all their results. */
  abstract removeAllOf(courseId: string): Promise<void>;
}
