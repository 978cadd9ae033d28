import type { Score } from '../domain/quiz-result.js';
import type { QuizQuestion } from '../domain/quiz-question.js';

/** How a learner did so far. */
export interface QuizStanding {
  readonly attempts: number;
  readonly best: Score;
  readonly lastAt: Date;
}

export interface QuizSummary {
  readonly lectureId: string;
  readonly questionCount: number;
  /** Null when the reader has not taken it. */
  readonly standing: QuizStanding | null;
}

export interface QuizRecord {
  readonly lectureId: string;
  readonly courseId: string;
  readonly revisedAt: Date;
  readonly questions: readonly QuizQuestion[];
}

/** How many of the learners counted chose what at their first attempt. */
export interface Tally {
  /** Learners who took the quiz. */
  readonly learners: number;
  /** By question: who had it in their first attempt, and who was right. */
  readonly questions: ReadonlyMap<string, { readonly answered: number; readonly right: number }>;
  /** By option. */
  readonly chosen: ReadonlyMap<string, number>;
}

/** The newest learners are counted, so that a tally takes no longer in a course with many. */
export const TALLIED = 1_000;

/** Reads quizzes without the aggregates. */
export abstract class QuizzesView {
  /** The quizzes of a course with what the reader reached, in no order; one query. */
  abstract inCourse(courseId: string, learnerId: string): Promise<readonly QuizSummary[]>;

  abstract quizOf(lectureId: string): Promise<QuizRecord | null>;

  abstract standingOf(learnerId: string, lectureId: string): Promise<QuizStanding | null>;

  /** Of the first attempts of the `TALLIED` newest learners. */
  abstract tallyOf(lectureId: string): Promise<Tally>;
}
