import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Patch,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
  parse,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { AnswerQuestion } from '../../application/answer-question.js';
import { AskQuestion } from '../../application/ask-question.js';
import { EditWords } from '../../application/edit-words.js';
import { ListAwaitingQuestions } from '../../application/list-awaiting-questions.js';
import { ListCourseQuestions } from '../../application/list-course-questions.js';
import { RemoveWords } from '../../application/remove-words.js';
import { ShowThread } from '../../application/show-thread.js';
import { readMark, writeMark } from './question-mark.js';
import {
  AnswerBody,
  AskedLecture,
  AwaitingQuestionView,
  CourseQuestionsParams,
  PageParams,
  presentAwaiting,
  presentQuestion,
  presentThread,
  QuestionBody,
  QuestionWords,
  QuestionView,
  ThreadView,
} from './question-schemas.js';

const PRIVATE = 'private, no-cache';
const LIMIT = {
  name: 'limit',
  required: false,
  schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
};
const CURSOR = { name: 'cursor', required: false, schema: { type: 'string' } };

@ApiTags('Questions')
@Access('member')
@Controller('api/questions')
export class QuestionsController {
  constructor(
    private readonly askQuestion: AskQuestion,
    private readonly answerQuestion: AnswerQuestion,
    private readonly editWords: EditWords,
    private readonly removeWords: RemoveWords,
    private readonly listCourseQuestions: ListCourseQuestions,
    private readonly listAwaitingQuestions: ListAwaitingQuestions,
    private readonly showThread: ShowThread,
  ) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'listAwaitingQuestions',
    summary: 'List the questions in your courses that you have not answered',
    description:
      'Oldest first. Answers of learners do not count. Follow the `Link` header for further pages.',
  })
  @ApiQuery(LIMIT)
  @ApiQuery(CURSOR)
  @ApiOkResponse({ standardSchema: z.array(AwaitingQuestionView) })
  @Access('educator')
  @Header('Cache-Control', PRIVATE)
  @Get('awaiting')
  async awaiting(
    @CurrentActor() { userId: educatorId }: Actor,
    @Query({ schema: PageParams }) { limit, cursor }: z.output<typeof PageParams>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const page = await this.listAwaitingQuestions.execute({
      educatorId,
      limit,
      after: readMark(cursor),
    });
    linkNext(request, response, page.next && writeMark(page.next));
    return page.questions.map(presentAwaiting);
  }

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'listCourseQuestions',
    summary: 'List the questions of a course or of one of its lectures, newest first',
    description:
      'Only for its learners and its educator. Follow the `Link` header for further pages.',
  })
  @ApiQuery({
    name: 'lectureId',
    required: false,
    description: 'Only those about this lecture.',
    schema: { type: 'string', format: 'uuid' },
  })
  @ApiQuery(LIMIT)
  @ApiQuery(CURSOR)
  @ApiOkResponse({ standardSchema: z.array(QuestionView) })
  @Header('Cache-Control', PRIVATE)
  @Get('course/:courseId')
  async ofCourse(
    @CurrentActor() { userId: readerId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
    @Query({ schema: CourseQuestionsParams }) query: z.output<typeof CourseQuestionsParams>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { lectureId = null, limit, cursor } = query;
    const page = await this.listCourseQuestions.execute({
      readerId,
      courseId,
      lectureId,
      limit,
      after: readMark(cursor),
    });
    linkNext(request, response, page.next && writeMark(page.next));
    return page.questions.map(presentQuestion);
  }

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'getQuestion',
    summary: 'Get a question with its answers',
    description: 'Only for the learners and the educator of the course.',
  })
  @ApiOkResponse({ standardSchema: ThreadView })
  @Header('Cache-Control', PRIVATE)
  @Get(':questionId')
  async one(
    @CurrentActor() { userId: readerId }: Actor,
    @Param('questionId', { schema: Id }) questionId: string,
  ) {
    return this.thread(questionId, readerId);
  }

  @ApiOperation({
    operationId: 'askQuestion',
    summary: 'Ask a question about a moment of a lecture, or change its text',
    description:
      'Only for learners of the course. You choose the id, a UUID, so that repeating the request is safe; later calls change only its text.',
  })
  @ApiCreatedResponse({ standardSchema: ThreadView, description: 'The new question.' })
  @ApiOkResponse({ standardSchema: ThreadView, description: 'The question with its text.' })
  @LimitPerMember({ name: 'question', times: 50, seconds: 86_400 })
  @Put(':questionId')
  async ask(
    @CurrentActor() { userId: authorId }: Actor,
    @Param('questionId', { schema: Id }) questionId: string,
    @Body({ schema: new JudgedAfter(QuestionBody) }) bodyAfter: BodyAfter<typeof QuestionBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const body = await bodyAfter((given) =>
      this.askQuestion.check(authorId, questionId, () => parse(AskedLecture, given).lectureId),
    );
    const isNew = await this.askQuestion.execute({ authorId, questionId, ...body });
    response.status(isNew ? 201 : 200);
    return this.thread(questionId, authorId);
  }

  @ApiOperation({
    operationId: 'editQuestion',
    summary: 'Change the text of your question',
    description: 'A question that was removed meanwhile does not come back: 404.',
  })
  @ApiOkResponse({ standardSchema: ThreadView })
  @LimitPerMember({ name: 'edit', times: 500, seconds: 86_400 })
  @Patch(':questionId')
  async edit(
    @CurrentActor() { userId: authorId }: Actor,
    @Param('questionId', { schema: Id }) questionId: string,
    @Body({ schema: new JudgedAfter(QuestionWords) }) bodyAfter: BodyAfter<typeof QuestionWords>,
  ) {
    const { text } = await bodyAfter(() => this.editWords.check(questionId, authorId));
    await this.editWords.question({ questionId, authorId, text });
    return this.thread(questionId, authorId);
  }

  @ApiOperation({
    operationId: 'removeQuestion',
    summary: 'Remove your question, or one in your course',
    description:
      'Its words and author are deleted for good; the answers of others stay. Without any, nothing is left.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Delete(':questionId')
  async remove(
    @CurrentActor() { userId }: Actor,
    @Param('questionId', { schema: Id }) questionId: string,
  ): Promise<Message> {
    await this.removeWords.question({ questionId, userId });
    return { message: 'Question removed.' };
  }

  @ApiOperation({
    operationId: 'answerQuestion',
    summary: 'Answer a question, or change the text of your answer',
    description:
      'For the educator and the learners of the course. You choose the id, a UUID, so that repeating the request is safe.',
  })
  @ApiCreatedResponse({ standardSchema: ThreadView, description: 'With the new answer.' })
  @ApiOkResponse({ standardSchema: ThreadView, description: 'With the changed answer.' })
  @LimitPerMember({ name: 'answer', times: 500, seconds: 86_400 })
  @Put(':questionId/answers/:answerId')
  async answer(
    @CurrentActor() { userId: authorId }: Actor,
    @Param('questionId', { schema: Id }) questionId: string,
    @Param('answerId', { schema: Id }) answerId: string,
    @Body({ schema: new JudgedAfter(AnswerBody) }) bodyAfter: BodyAfter<typeof AnswerBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { text } = await bodyAfter(() => this.answerQuestion.check(authorId, questionId));
    const isNew = await this.answerQuestion.execute({ questionId, answerId, authorId, text });
    response.status(isNew ? 201 : 200);
    return this.thread(questionId, authorId);
  }

  @ApiOperation({
    operationId: 'editAnswer',
    summary: 'Change the text of your answer',
    description: 'An answer that was removed meanwhile does not come back: 404.',
  })
  @ApiOkResponse({ standardSchema: ThreadView })
  @LimitPerMember({ name: 'edit', times: 500, seconds: 86_400 })
  @Patch(':questionId/answers/:answerId')
  async editAnswer(
    @CurrentActor() { userId: authorId }: Actor,
    @Param('questionId', { schema: Id }) questionId: string,
    @Param('answerId', { schema: Id }) answerId: string,
    @Body({ schema: new JudgedAfter(AnswerBody) }) bodyAfter: BodyAfter<typeof AnswerBody>,
  ) {
    const { text } = await bodyAfter(() => this.editWords.check(questionId, authorId));
    await this.editWords.answer({ questionId, answerId, authorId, text });
    return this.thread(questionId, authorId);
  }

  @ApiOperation({
    operationId: 'removeAnswer',
    summary: 'Remove your answer, or one in your course',
    description: 'It is deleted for good.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Delete(':questionId/answers/:answerId')
  async removeAnswer(
    @CurrentActor() { userId }: Actor,
    @Param('questionId', { schema: Id }) questionId: string,
    @Param('answerId', { schema: Id }) answerId: string,
  ): Promise<Message> {
    await this.removeWords.answer({ questionId, answerId, userId });
    return { message: 'Answer removed.' };
  }

  private async thread(questionId: string, readerId: string) {
    return presentThread(await this.showThread.execute({ questionId, readerId }));
  }
}
