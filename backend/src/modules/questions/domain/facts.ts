import { FactType } from '../../../platform/domain/fact.js';

export interface QuestionInCourse {
  readonly questionId: string;
  readonly courseId: string;
}

export interface AnsweredQuestion extends QuestionInCourse {
  readonly answerId: string;
  /** Whether who asked is to be told. */
  readonly isNews: boolean;
}

export const QuestionAsked = new FactType<QuestionInCourse>('questions.question_asked.v1');
export const QuestionAnswered = new FactType<AnsweredQuestion>('questions.question_answered.v1');
