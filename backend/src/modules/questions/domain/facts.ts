import { FactType } from '../../../platform/domain/fact.js';

interface QuestionInCourse {
  readonly questionId: string;
  readonly courseId: string;
}

export interface AskedQuestion extends QuestionInCourse {
  /** Whether nobody asked in the course before on the same day (UTC). */
  readonly isFirstOfDay: boolean;
}

export interface AnsweredQuestion extends QuestionInCourse {
  readonly answerId: string;
  /** Whether who asked is to be told. */
  readonly isNews: boolean;
}

export const QuestionAsked = new FactType<AskedQuestion>('questions.question_asked.v1');
export const QuestionAnswered = new FactType<AnsweredQuestion>('questions.question_answered.v1');
