import { Body, Controller, Delete, Get, Header, Param, Put, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
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
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { ListCourseQuizzes } from '../../application/list-course-quizzes.js';
import { RemoveQuiz } from '../../application/remove-quiz.js';
import { ShowAnswerKey } from '../../application/show-answer-key.js';
import { ShowQuiz } from '../../application/show-quiz.js';
import { TakeQuiz } from '../../application/take-quiz.js';
import { WriteQuiz } from '../../application/write-quiz.js';
import {
  AttemptBody,
  JudgedView,
  KeyView,
  presentJudged,
  presentKey,
  presentQuiz,
  presentSummary,
  QuizBody,
  QuizView,
  SummaryView,
} from './quiz-schemas.js';

const PRIVATE = 'private, no-cache';

@ApiTags('Quizzes')
@Access('member')
@Controller('api/quizzes')
export class QuizzesController {
  constructor(
    private readonly listCourseQuizzes: ListCourseQuizzes,
    private readonly showQuiz: ShowQuiz,
    private readonly showAnswerKey: ShowAnswerKey,
    private readonly writeQuiz: WriteQuiz,
    private readonly removeQuiz: RemoveQuiz,
    private readonly takeQuiz: TakeQuiz,
  ) {}

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'listCourseQuizzes',
    summary: 'List the quizzes of a course, and how you did',
    description: 'Only for its learners and its educator. In no particular order.',
  })
  @ApiOkResponse({ standardSchema: z.array(SummaryView) })
  @Header('Cache-Control', PRIVATE)
  @Get('course/:courseId')
  async list(
    @CurrentActor() { userId: readerId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
  ) {
    return (await this.listCourseQuizzes.execute({ courseId, readerId })).map(presentSummary);
  }

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'getQuiz',
    summary: 'Get the quiz of a lecture',
    description: 'Without what is right, which the reply to an attempt tells.',
  })
  @ApiOkResponse({ standardSchema: QuizView })
  @Header('Cache-Control', PRIVATE)
  @Get(':lectureId')
  async show(
    @CurrentActor() { userId: readerId }: Actor,
    @Param('lectureId', { schema: Id }) lectureId: string,
  ) {
    return presentQuiz(await this.showQuiz.execute({ lectureId, readerId }));
  }

  @ApiOperation({
    operationId: 'takeQuiz',
    summary: 'Answer the quiz of a lecture',
    description:
      'As often as you like; the best attempt counts. You choose the id of the attempt, a UUID, so that your latest attempt may be sent again. A `revisedAt` that is not that of the quiz is refused with `QUIZ_CHANGED`: read it again.',
  })
  @ApiCreatedResponse({ standardSchema: JudgedView, description: 'Of your first attempt.' })
  @ApiOkResponse({ standardSchema: JudgedView, description: 'What was right, and why.' })
  @LimitPerMember({ name: 'quiz-attempt', times: 300, seconds: 60 * 60 })
  @Put(':lectureId/attempts/:attemptId')
  async take(
    @CurrentActor() { userId: learnerId }: Actor,
    @Param('lectureId', { schema: Id }) lectureId: string,
    @Param('attemptId', { schema: Id }) attemptId: string,
    @Body({ schema: new JudgedAfter(AttemptBody) }) bodyAfter: BodyAfter<typeof AttemptBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const body = await bodyAfter(() => this.takeQuiz.check(learnerId, lectureId));
    const { choices } = body;
    const revisedAt = new Date(body.revisedAt);
    const attempt = { learnerId, lectureId, attemptId, choices, revisedAt };
    const judged = await this.takeQuiz.execute(attempt);
    response.status(judged.isFirst ? 201 : 200);
    return presentJudged(judged);
  }

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getAnswerKey',
    summary: 'Get the quiz of your lecture with its answers and how learners did',
    description: 'A lecture without a quiz has no questions here.',
  })
  @ApiOkResponse({ standardSchema: KeyView })
  @Access('educator')
  @Header('Cache-Control', PRIVATE)
  @Get('key/:lectureId')
  async key(
    @CurrentActor() { userId: educatorId }: Actor,
    @Param('lectureId', { schema: Id }) lectureId: string,
  ) {
    return presentKey(await this.showAnswerKey.execute({ lectureId, educatorId }));
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'writeQuiz',
    summary: 'Write the quiz of your lecture',
    description:
      'As a whole. You choose the ids, UUIDs; keep those of questions and options that you only reword, so that what learners answered stays with them. Repeating the request is safe. A `revisedAt` that is not that of the quiz is refused with `QUIZ_CHANGED`: read it again.',
  })
  @ApiCreatedResponse({ standardSchema: KeyView, description: 'With the new quiz.' })
  @ApiOkResponse({ standardSchema: KeyView, description: 'With the changed quiz.' })
  @Access('educator')
  @LimitPerMember({ name: 'quiz', times: 1_000, seconds: 86_400 })
  @Put(':lectureId')
  async write(
    @CurrentActor() { userId: educatorId }: Actor,
    @Param('lectureId', { schema: Id }) lectureId: string,
    @Body({ schema: new JudgedAfter(QuizBody) }) bodyAfter: BodyAfter<typeof QuizBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const body = await bodyAfter(() => this.writeQuiz.check(educatorId, lectureId));
    const revisedAt = body.revisedAt === null ? null : new Date(body.revisedAt);
    const questions = body.questions.map(({ _id: id, options, ...question }) => ({
      id,
      ...question,
      options: options.map(({ _id, ...option }) => ({ id: _id, ...option })),
    }));
    const isNew = await this.writeQuiz.execute({ educatorId, lectureId, questions, revisedAt });
    response.status(isNew ? 201 : 200);
    return presentKey(await this.showAnswerKey.execute({ lectureId, educatorId }));
  }

  @TokenScope('courses:write')
  @ApiOperation({
    operationId: 'removeQuiz',
    summary: 'Remove the quiz of your lecture',
    description: 'What learners reached in it goes with it.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Access('educator')
  @Delete(':lectureId')
  async remove(
    @CurrentActor() { userId: educatorId }: Actor,
    @Param('lectureId', { schema: Id }) lectureId: string,
  ): Promise<Message> {
    await this.removeQuiz.execute({ lectureId, educatorId });
    return { message: 'Quiz removed.' };
  }
}
