import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { type Answer, Question } from '../domain/question.js';

export const courseId = SequentialIds.nth(0xc1);
export const lectureId = SequentialIds.nth(0xe1);
export const questionId = SequentialIds.nth(0xf1);
export const asha = SequentialIds.nth(0xa1);
export const ben = SequentialIds.nth(0xa2);
export const educator = SequentialIds.nth(0xed);
export const noon = new Date('2026-11-21T06:30:00.000Z');

export const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

interface Given {
  readonly id?: string;
  readonly authorId?: string;
  readonly courseId?: string;
  readonly lectureId?: string;
  readonly durationSeconds?: number | null;
  readonly positionSeconds?: number;
  readonly text?: string;
  readonly at?: Date;
}

/** Asha's question at 3:12 of a lecture of ten minutes, always the same except for what the test sets. */
export function aQuestion(given: Given = {}): Question {
  const { durationSeconds = 600.5, ...set } = given;
  const place = { courseId, lectureId, durationSeconds, ...set };
  const plain = {
    id: questionId,
    authorId: asha,
    positionSeconds: 192,
    at: noon,
  };
  return Question.ask({ ...plain, text: 'Why are both angles equal?', ...set, place });
}

interface GivenAnswer extends Partial<Pick<Answer, 'id' | 'authorId' | 'text'>> {
  readonly at?: Date;
}

const answerId = SequentialIds.nth(0xb1);

/** Adds an answer by the educator, or by whom the test says. @returns whether it is new */
export function answered(question: Question, given: GivenAnswer = {}): boolean {
  const { authorId = educator, ...set } = given;
  const plain = { id: answerId, text: 'The lines are parallel.', at: later(60) };
  return question.answer({ ...plain, authorId, isEducators: authorId === educator, ...set });
}
