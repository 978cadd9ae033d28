import { InvalidInput } from '../../../platform/domain/domain-error.js';
import { checkedWords } from '../../../platform/domain/words.js';

export const MAX_QUESTIONS = 20;
export const MIN_OPTIONS = 2;
export const MAX_OPTIONS = 6;
/** Characters (code points) of all texts together: as emoji, they still fit into one request. */
export const MAX_TEXT_IN_ALL = 22_000;
/** Characters (code points). */
export const MAX_QUESTION_TEXT = 500;
export const MAX_OPTION_TEXT = 200;
export const MAX_EXPLANATION = 500;

export interface QuizOption {
  readonly id: string;
  readonly text: string;
  readonly isRight: boolean;
}

/** Its id and those of its options stay when their words change, so that answers keep their meaning. */
export interface QuizQuestion {
  readonly id: string;
  readonly text: string;
  readonly options: readonly QuizOption[];
  /** Shown with the right answer; null for none. */
  readonly explanation: string | null;
}

/** Whether a reader may choose more than one option: where more than one is right. */
export const takesSeveral = ({ options }: QuizQuestion): boolean =>
  options.filter(({ isRight }) => isRight).length > 1;

/** @throws InvalidInput that names the question and the field in it */
export function assertSound(questions: readonly QuizQuestion[]): void {
  if (questions.length === 0 || questions.length > MAX_QUESTIONS)
    throw InvalidInput.field('questions', `A quiz has 1 to ${MAX_QUESTIONS} questions.`);
  questions.forEach(assertQuestion);
  if (textOf(questions).length > MAX_TEXT_IN_ALL)
    throw InvalidInput.field('questions', 'The texts of this quiz are too long together.');
  assertDistinct(
    questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]),
    'questions',
    'Each question and each option needs an id of its own.',
  );
}

const textOf = (questions: readonly QuizQuestion[]) =>
  questions.flatMap(({ text, explanation, options }) => [
    ...[text, explanation ?? '', ...options.map((option) => option.text)].join(''),
  ]);

function assertQuestion({ text, options, explanation }: QuizQuestion, index: number): void {
  const field = (name: string) => `questions.${index}.${name}`;
  checkedWords('Question', text, MAX_QUESTION_TEXT, { field: field('text') });
  if (explanation !== null)
    checkedWords('Explanation', explanation, MAX_EXPLANATION, { field: field('explanation') });
  if (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS)
    throw InvalidInput.field(
      field('options'),
      `A question has ${MIN_OPTIONS} to ${MAX_OPTIONS} options.`,
    );
  for (const [at, option] of options.entries()) {
    const place = { field: field(`options.${at}.text`), multiline: false };
    checkedWords('Option', option.text, MAX_OPTION_TEXT, place);
  }
  if (!options.some(({ isRight }) => isRight))
    throw InvalidInput.field(field('options'), 'Say which option is right.');
  const words = options.map((option) => option.text.replace(/\s+/g, ' '));
  assertDistinct(words, field('options'), 'Two options say the same.');
}

function assertDistinct(values: readonly string[], field: string, message: string): void {
  if (new Set(values).size < values.length) throw InvalidInput.field(field, message);
}
