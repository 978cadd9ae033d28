import { array, boolean, object, string } from 'yup';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { uuid } from '../../../shared/lib/uuid';
import type { WrittenQuestion } from './answer-keys.slice';

/** The limits of the server, which has the last word. */
export const MAX_QUESTIONS = 20;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 6;
const MAX_QUESTION_TEXT = 500;
const MAX_EXPLANATION = 500;
const MAX_OPTION_TEXT = 200;
const MAX_TEXT_IN_ALL = 22_000;

export interface QuizValues extends Record<string, unknown> {
  questions: WrittenQuestion[];
}

export const newOption = () => ({ _id: uuid(), text: '', isRight: false });
export const newQuestion = (): WrittenQuestion => ({
  _id: uuid(),
  text: '',
  explanation: '',
  options: [newOption(), newOption()],
});

const words = (max: number) =>
  string()
    .trim()
    .test('long', copy.long(max), (text = '') => [...text].length <= max);

interface Texts {
  text?: string | undefined;
  explanation?: string | undefined;
  options?: { text?: string | undefined }[] | undefined;
}

/** In characters (code points). */
const textOf = (questions: readonly Texts[]) =>
  questions.flatMap(({ text, explanation, options = [] }) => [
    ...[text, explanation, ...options.map((option) => option.text)].join(''),
  ]);

/** The rules of the server, said before it is asked. */
export const quizSchema = object({
  questions: array()
    .min(1, copy.one)
    .test('much', copy.much, (questions = []) => textOf(questions).length <= MAX_TEXT_IN_ALL)
    .of(
      object({
        text: words(MAX_QUESTION_TEXT).required(copy.required),
        explanation: words(MAX_EXPLANATION),
        options: array()
          .of(object({ text: words(MAX_OPTION_TEXT).required(copy.required), isRight: boolean() }))
          .test('right', copy.noRight, (options = []) => options.some(({ isRight }) => isRight))
          .test('same', copy.same, (options = []) => {
            const texts = options
              .map(({ text }) => text?.trim().replace(/\s+/g, ' '))
              .filter(Boolean);
            return new Set(texts).size === texts.length;
          }),
      }),
    ),
});
