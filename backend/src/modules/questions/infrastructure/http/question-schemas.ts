import { z } from 'zod';
import { MOMENT, Moment } from '../../../../platform/infrastructure/http/bodies/moment.js';
import { Id, pageLimit, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type {
  Author,
  ShownAnswer,
  ShownQuestion,
  ShownThread,
} from '../../application/authored-questions.js';
import type { AwaitingQuestion } from '../../application/list-awaiting-questions.js';
import { MAX_WORDS } from '../../domain/question.js';

const PAGE = 50;
const asked = { example: 'Why do both angles have to be equal here?' };
const answered = { example: 'Because the lines are parallel: see 2:10.' };

export const PageParams = z.object({
  limit: pageLimit({ most: PAGE, usual: 20 }),
  cursor: z.string({ error: 'Give one cursor.' }).max(100, 'This page does not exist.').optional(),
});

export const CourseQuestionsParams = PageParams.extend({
  lectureId: Id.optional(),
});

export const AskedLecture = z.object({ lectureId: Id });

export const QuestionBody = AskedLecture.extend({
  positionSeconds: Moment,
  text: text('Question', { min: 1, max: MAX_WORDS, multiline: true }).meta({
    description: `Plain text, at most ${MAX_WORDS} characters.`,
    ...asked,
  }),
}).meta({ id: 'QuestionRequest' });

export const QuestionWords = QuestionBody.pick({ text: true }).meta({ id: 'QuestionWords' });

export const AnswerBody = z
  .object({
    text: text('Answer', { min: 1, max: MAX_WORDS, multiline: true }).meta({
      description: `Plain text, at most ${MAX_WORDS} characters.`,
      ...answered,
    }),
  })
  .meta({ id: 'AnswerRequest' });

const AuthorView = z
  .object({
    name: z.string().meta({ example: 'Asha' }),
    photoUrl: z.string().nullable(),
    isEducator: z.boolean().meta({ description: 'Whether it is the educator of the course.' }),
    isSelf: z.boolean().meta({ description: 'Whether it is you.' }),
  })
  .meta({ id: 'DiscussionAuthor' });

export const QuestionView = z
  .object({
    _id: z.uuid(),
    courseId: z.uuid(),
    lectureId: z.uuid(),
    lectureTitle: z
      .string()
      .nullable()
      .meta({ description: 'Null when the lecture was removed.', example: 'Sum of angles' }),
    positionSeconds: z.int().min(0).meta(MOMENT),
    text: z
      .string()
      .nullable()
      .meta({ description: 'Null once the question was removed.', ...asked }),
    author: AuthorView.nullable().meta({ description: 'Null once the question was removed.' }),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable().meta({ description: 'Null if it was never edited.' }),
    answerCount: z.int().min(0).meta({ example: 2 }),
    isAwaiting: z
      .boolean()
      .meta({ description: 'Whether the educator of the course has not answered yet.' }),
  })
  .meta({ id: 'Question' });

export const AwaitingQuestionView = QuestionView.extend({
  courseTitle: z.string().meta({ example: 'Geometry from scratch' }),
}).meta({ id: 'AwaitingQuestion' });

export const ThreadView = QuestionView.extend({
  answers: z
    .array(
      z
        .object({
          _id: z.uuid(),
          text: z.string().meta(answered),
          author: AuthorView,
          createdAt: z.iso.datetime(),
          editedAt: z.iso
            .datetime()
            .nullable()
            .meta({ description: 'Null if it was never edited.' }),
        })
        .meta({ id: 'Answer' }),
    )
    .meta({ description: 'Oldest first, at most 200.' }),
}).meta({ id: 'QuestionThread' });

export function presentQuestion(question: ShownQuestion): z.infer<typeof QuestionView> {
  const { questionId, courseId, lectureId, lectureTitle, positionSeconds, text, author } = question;
  const { createdAt, editedAt, answerCount, isAwaiting } = question;
  return {
    _id: questionId,
    courseId,
    lectureId,
    lectureTitle,
    positionSeconds,
    text,
    author: author && presentAuthor(author),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    answerCount,
    isAwaiting,
  };
}

export function presentAwaiting(question: AwaitingQuestion): z.infer<typeof AwaitingQuestionView> {
  return { ...presentQuestion(question), courseTitle: question.courseTitle };
}

export function presentThread(thread: ShownThread): z.infer<typeof ThreadView> {
  return { ...presentQuestion(thread), answers: thread.answers.map(presentAnswer) };
}

function presentAnswer({ answerId, author, text, createdAt, editedAt }: ShownAnswer) {
  return { _id: answerId, text, author: presentAuthor(author), createdAt, editedAt };
}

function presentAuthor({ name, photoUrl, isEducator, isSelf }: Author) {
  return { name, photoUrl, isEducator, isSelf };
}
