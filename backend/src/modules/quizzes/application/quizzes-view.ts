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
  /** Null when the reader has not taken it. */
  readonly standing: QuizStanding | null;
}

export interface QuizRecord {
  readonly lectureId: string;
  readonly courseId: string;
  readonly revisedAt: Date;
  readonly questions: readonly QuizQuestion[];
}

/** What learners chose at their first attempt. */
export interface Tally {
  /** How many learners are counted. */
  readonly learners: number;
  /** By question: how many of them had it, and how many were right. */
  readonly questions: ReadonlyMap<string, { readonly answered: number; readonly right: number }>;
  /** How many of them chose an option, by option; without those that nobody chose. */
  readonly chosen: ReadonlyMap<string, number>;
}

/** Reads quizzes without the aggregates. */
export abstract class QuizzesView {
  /** The quizzes of a course with what the reader reached, in no order; one query. */
  abstract inCourse(courseId: string, learnerId: string): Promise<readonly QuizSummary[]>;

  abstract quizOf(lectureId: string): Promise<QuizRecord | null>;

  abstract standingOf(learnerId: string, lectureId: string): Promise<QuizStanding | null>;

  /** Counts the newest learners, at most so many; one query. */
  abstract tallyOf(lectureId: string, newest: number): Promise<Tally>;
}
