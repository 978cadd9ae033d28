import { array, boolean, object, string } from 'yup';
import { editQuizCopy as copy } from '../../../shared/copy/edit-quiz';
import { uuid } from '../../../shared/lib/uuid';
import type { WrittenQuestion } from './answer-keys.slice';

export const MAX_QUESTIONS = 20;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 6;

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

/** The rules of the server, said before it is asked. */
export const quizSchema = object({
  questions: array()
    .min(1, copy.one)
    .of(
      object({
        text: words(500).required(copy.required),
        explanation: words(500),
        options: array()
          .of(object({ text: words(200).required(copy.required), isRight: boolean() }))
          .test('right', copy.noRight, (options = []) => options.some(({ isRight }) => isRight))
          .test('same', copy.same, (options = []) => {
            const texts = options.map(({ text }) => text?.trim()).filter(Boolean);
            return new Set(texts).size === texts.length;
          }),
      }),
    ),
});
