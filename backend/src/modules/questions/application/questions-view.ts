import type { Answer } from '../domain/question.js';

/** A stored question as lists show it. */
export interface QuestionRecord {
  readonly questionId: string;
  readonly courseId: string;
  readonly lectureId: string;
  readonly positionSeconds: number;
  /** Null once the question was withdrawn, as is the text. */
  readonly authorId: string | null;
  readonly text: string | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly answerCount: number;
  /** Whether the educator still owes an answer. */
  readonly isAwaiting: boolean;
}

export interface ThreadRecord extends QuestionRecord {
  /** Oldest first. */
  readonly answers: readonly Answer[];
}

/** A position in a list by time; the id breaks ties of the same instant. */
export interface QuestionMark {
  readonly createdAt: Date;
  readonly questionId: string;
}

export interface QuestionsOf {
  readonly courseId: string;
  /** Only those about this lecture. */
  readonly lectureId: string | null;
}

/** Reads questions without the aggregate. */
export abstract class QuestionsView {
  /** Newest first, starting after the mark; one query. */
  abstract newestOf(
    where: QuestionsOf,
    limit: number,
    after: QuestionMark | null,
  ): Promise<readonly QuestionRecord[]>;

  /** Those of the courses that wait for their educator, oldest first, starting after the mark; one query. */
  abstract awaitingIn(
    courseIds: readonly string[],
    limit: number,
    after: QuestionMark | null,
  ): Promise<readonly QuestionRecord[]>;

  abstract thread(questionId: string): Promise<ThreadRecord | null>;
}
