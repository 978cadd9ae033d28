import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import type { QuizOption, QuizQuestion } from '../domain/quiz-question.js';
import { type Attempt, QuizResult } from '../domain/quiz-result.js';
import { type Choice, Quiz } from '../domain/quiz.js';

export const courseId = SequentialIds.nth(0xc1);
export const lectureId = SequentialIds.nth(0xe1);
export const asha = SequentialIds.nth(0xa1);
export const ben = SequentialIds.nth(0xa2);
export const educator = SequentialIds.nth(0xed);
export const noon = new Date('2026-11-21T06:30:00.000Z');

export const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

/** Its id comes from its text, as that of a question does. */
export const anOption = (text: string, isRight = false): QuizOption => ({
  id: idOf(`option ${text}`),
  text,
  isRight,
});

interface GivenQuestion {
  readonly text?: string;
  readonly options?: readonly QuizOption[];
  readonly explanation?: string | null;
}

/** One about the angles of a triangle, except for what the test sets. */
export function aQuestion(given: GivenQuestion = {}): QuizQuestion {
  const { text = 'How large is their sum?', explanation = null } = given;
  const { options = [anOption('90'), anOption('180', true), anOption('360')] } = given;
  return { id: idOf(`question ${text}`), text, options, explanation };
}

/** Takes two of its three options. */
export const aPairQuestion = (): QuizQuestion =>
  aQuestion({
    text: 'Which are even?',
    options: [anOption('2', true), anOption('3'), anOption('4', true)],
  });

interface GivenQuiz {
  readonly lectureId?: string;
  readonly courseId?: string;
  readonly questions?: readonly QuizQuestion[];
  readonly at?: Date;
}

/** The quiz of a lecture: one question with one right option and one with two. */
export function aQuiz(given: GivenQuiz = {}): Quiz {
  const { questions = [aQuestion(), aPairQuestion()], at = noon, ...place } = given;
  return Quiz.write({ lectureId, courseId, ...place }, questions, at);
}

/** Chooses the options with these texts. */
export function choosing({ id: questionId, options }: QuizQuestion, ...texts: string[]): Choice {
  const chosen = options.filter(({ text }) => texts.includes(text));
  return { questionId, optionIds: chosen.map(({ id }) => id) };
}

interface GivenResult extends Partial<Attempt> {
  readonly learnerId?: string;
  readonly lectureId?: string;
}

let results = 0;

/** Asha's first attempt at `aQuiz`, with one right answer of two. */
export function aResult(given: GivenResult = {}): QuizResult {
  const { learnerId = asha, lectureId: where = lectureId, ...attempt } = given;
  results += 1;
  const id = SequentialIds.nth(0xd0000 + results);
  return QuizResult.of({ id, learnerId, lectureId: where }, anAttempt(attempt));
}

export function anAttempt(given: Partial<Attempt> = {}): Attempt {
  const choices = aQuiz().judge(
    [choosing(aQuestion(), '180'), choosing(aPairQuestion(), '2', '3')],
    noon,
  );
  return { attemptId: SequentialIds.nth(0xf1), choices, at: noon, ...given };
}

/** The same UUID for the same words. */
function idOf(words: string): string {
  let hash = 0;
  for (const sign of words) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 0xffff_ffff;
  return SequentialIds.nth(hash);
}
