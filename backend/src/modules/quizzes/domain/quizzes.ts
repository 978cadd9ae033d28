import type { Quiz, QuizPlace } from './quiz.js';

/** The stored quizzes. */
export abstract class Quizzes {
  /**
   * The quiz of the lecture. Until the transaction ends, nobody else writes or removes a quiz of this course, also one that
   * does not exist yet.
   */
  abstract lock(place: QuizPlace): Promise<Quiz | null>;

  /** The quiz of the lecture. Until the transaction ends, nobody changes or removes it; others may read it likewise. */
  abstract share(lectureId: string): Promise<Quiz | null>;

  abstract save(quiz: Quiz): Promise<void>;

  /** Deletes the lecture's quiz with all its results. @returns whether there was one */
  abstract removeOf(place: QuizPlace): Promise<boolean>;

  /** Deletes every quiz of the course with all their results. */
  abstract removeAllOf(courseId: string): Promise<void>;
}
