import { z } from 'zod';
import { filterId, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { QuizStanding, QuizSummary } from '../../application/quizzes-view.js';
import { type AnswerKey, TALLIED } from '../../application/show-answer-key.js';
import type { ShownQuiz } from '../../application/show-quiz.js';
import type { JudgedAttempt } from '../../application/take-quiz.js';
import {
  MAX_EXPLANATION,
  MAX_OPTION_TEXT,
  MAX_OPTIONS,
  MAX_QUESTION_TEXT,
  MAX_QUESTIONS,
  MAX_TEXT_IN_ALL,
  MIN_OPTIONS,
  takesSeveral,
} from '../../domain/quiz-question.js';
import { scoreOf } from '../../domain/quiz-result.js';

const asked = { example: 'How large is the sum of the angles of a triangle?' };
const offered = { example: '180 degrees' };
const explained = { example: 'Draw a line through one corner, parallel to the other side.' };
const REVISED =
  'When the quiz became what it is. Send it back with what you write or answer, so that nobody overwrites or answers a state they never saw.';

const Revision = z.iso.datetime({ error: 'Say which state of the quiz you saw.' });

/** What a quiz requires of the lists beyond their items, its own rules say. */
export const QuizBody = z
  .object({
    revisedAt: Revision.nullable().meta({
      description: 'The state you changed; null where the lecture had no quiz.',
    }),
    questions: z
      .array(
        z.object({
          _id: filterId().meta({
            description: 'A UUID that you choose. It stays when the question is reworded.',
          }),
          text: text('Question', { min: 1, max: MAX_QUESTION_TEXT, multiline: true }).meta(asked),
          explanation: text('Explanation', { max: MAX_EXPLANATION, multiline: true })
            .nullish()
            .transform((words) => words || null)
            .meta({ description: 'Shown with the right answer; null for none.', ...explained }),
          options: z
            .array(
              z.object({
                _id: filterId(),
                text: text('Option', { min: 1, max: MAX_OPTION_TEXT }).meta(offered),
                isRight: z.boolean(),
              }),
            )
            .meta({
              description: `${MIN_OPTIONS} to ${MAX_OPTIONS}, at least one of them right. Where several are, a learner must choose exactly those.`,
            }),
        }),
      )
      .meta({
        description: `1 to ${MAX_QUESTIONS}, with at most ${MAX_TEXT_IN_ALL} characters in all.`,
      }),
  })
  .meta({ id: 'QuizRequest' });

export const AttemptBody = z
  .object({
    revisedAt: Revision.meta({ description: 'Of the quiz that was answered.' }),
    choices: z
      .array(z.object({ questionId: filterId(), optionIds: z.array(filterId()) }))
      .meta({ description: 'A question that is missing counts as wrong.' }),
  })
  .meta({ id: 'QuizAttemptRequest' });

const Standing = z
  .object({
    attempts: z.int().min(1).meta({ example: 2 }),
    right: z.int().min(0).meta({ description: 'Of the best attempt.', example: 4 }),
    of: z.int().min(1).meta({ description: 'The questions of that attempt.', example: 5 }),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: 'QuizStanding' });

const UNTRIED = {
  description: 'Null before your first attempt, and for the educator of the course.',
};

export const SummaryView = z
  .object({
    lectureId: z.uuid(),
    standing: Standing.nullable().meta(UNTRIED),
  })
  .meta({ id: 'QuizSummary' });

export const QuizView = z
  .object({
    lectureId: z.uuid(),
    courseId: z.uuid(),
    revisedAt: z.iso.datetime().meta({ description: REVISED }),
    questions: z.array(
      z
        .object({
          _id: z.uuid(),
          text: z.string().meta(asked),
          takesSeveral: z.boolean().meta({ description: 'Whether more than one option is right.' }),
          options: z.array(z.object({ _id: z.uuid(), text: z.string().meta(offered) })),
        })
        .meta({ id: 'QuizQuestion' }),
    ),
    standing: Standing.nullable().meta(UNTRIED),
  })
  .meta({ id: 'Quiz' });

export const JudgedView = z
  .object({
    right: z.int().min(0).meta({ example: 4 }),
    of: z.int().min(1).meta({ example: 5 }),
    questions: z.array(
      z
        .object({
          _id: z.uuid(),
          isRight: z.boolean(),
          rightOptionIds: z.array(z.uuid()),
          explanation: z.string().nullable().meta(explained),
        })
        .meta({ id: 'JudgedQuestion' }),
    ),
    standing: Standing.nullable().meta({
      description: 'Null for the educator of the course, of whose attempts nothing is kept.',
    }),
  })
  .meta({ id: 'JudgedQuiz' });

export const KeyView = z
  .object({
    lectureId: z.uuid(),
    courseId: z.uuid(),
    lectureTitle: z.string().meta({ example: 'Sum of angles' }),
    revisedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: `Null where the lecture has no quiz. ${REVISED}` }),
    learners: z
      .int()
      .min(0)
      .meta({
        description: `How many learners are counted below: all who took it, at most the newest ${TALLIED}.`,
        example: 42,
      }),
    questions: z.array(
      z
        .object({
          _id: z.uuid(),
          text: z.string().meta(asked),
          explanation: z.string().nullable().meta(explained),
          answered: z.int().min(0).meta({
            description: 'How many of them had this question in their first attempt.',
            example: 40,
          }),
          right: z.int().min(0).meta({ description: 'How many of them were right.', example: 31 }),
          options: z.array(
            z.object({
              _id: z.uuid(),
              text: z.string().meta(offered),
              isRight: z.boolean(),
              chosen: z
                .int()
                .min(0)
                .meta({ description: 'In how many of them it was chosen.', example: 31 }),
            }),
          ),
        })
        .meta({ id: 'KeyQuestion' }),
    ),
  })
  .meta({ id: 'AnswerKey' });

export function presentSummary(summary: QuizSummary): z.infer<typeof SummaryView> {
  const { lectureId, standing } = summary;
  return { lectureId, standing: presentStanding(standing) };
}

/** Without what is right and why. */
export function presentQuiz({ quiz, standing }: ShownQuiz): z.infer<typeof QuizView> {
  const { lectureId, courseId, revisedAt, questions } = quiz;
  return {
    lectureId,
    courseId,
    revisedAt: revisedAt.toISOString(),
    questions: questions.map((question) => ({
      _id: question.id,
      text: question.text,
      takesSeveral: takesSeveral(question),
      options: question.options.map(({ id, text: words }) => ({ _id: id, text: words })),
    })),
    standing: presentStanding(standing),
  };
}

export function presentJudged(attempt: JudgedAttempt): z.infer<typeof JudgedView> {
  const { choices, questions, standing } = attempt;
  const right = new Set(choices.filter(({ isRight }) => isRight).map((one) => one.questionId));
  return {
    ...scoreOf(choices),
    questions: questions.map(({ id, options, explanation }) => ({
      _id: id,
      isRight: right.has(id),
      rightOptionIds: options.filter(({ isRight }) => isRight).map((option) => option.id),
      explanation,
    })),
    standing: presentStanding(standing),
  };
}

export function presentKey(key: AnswerKey): z.infer<typeof KeyView> {
  const { lectureId, courseId, lectureTitle, quiz, tally } = key;
  const untried = { answered: 0, right: 0 };
  return {
    lectureId,
    courseId,
    lectureTitle,
    revisedAt: quiz?.revisedAt.toISOString() ?? null,
    learners: tally.learners,
    questions: (quiz?.questions ?? []).map(({ id, text: words, explanation, options }) => ({
      _id: id,
      text: words,
      explanation,
      ...(tally.questions.get(id) ?? untried),
      options: options.map((option) => ({
        _id: option.id,
        text: option.text,
        isRight: option.isRight,
        chosen: tally.chosen.get(option.id) ?? 0,
      })),
    })),
  };
}

function presentStanding(standing: QuizStanding | null): z.infer<typeof Standing> | null {
  if (!standing) return null;
  const { attempts, best, lastAt } = standing;
  return { attempts, ...best, lastAt: lastAt.toISOString() };
}
