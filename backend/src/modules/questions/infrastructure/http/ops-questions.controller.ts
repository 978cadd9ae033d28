import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { ModerateQuestion } from '../../application/moderate-question.js';
import { QuestionsView, type ThreadRecord } from '../../application/questions-view.js';

const ModeratedQuestion = z
  .object({
    _id: z.uuid(),
    courseId: z.uuid(),
    lectureId: z.uuid(),
    authorId: z.uuid().nullable().meta({ description: 'Null once the question was removed.' }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'Null once the question was removed.', example: 'Are you a fool?' }),
    createdAt: z.iso.datetime(),
    answers: z.array(
      z.object({
        _id: z.uuid(),
        authorId: z.uuid(),
        isEducators: z
          .boolean()
          .meta({ description: 'Whether the educator of the course wrote it.' }),
        text: z.string().meta({ example: 'You fool!' }),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'ModeratedQuestion' });

@OpsArea('Questions')
@Controller('api/ops/questions')
export class OpsQuestionsController {
  constructor(
    private readonly view: QuestionsView,
    private readonly moderate: ModerateQuestion,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'readQuestion',
    summary: 'Get a question and its answers',
    description:
      'For decisions about complaints. The id is the last part of the address of a question: `question=...`.',
  })
  @ApiOkResponse({ standardSchema: ModeratedQuestion, description: 'The question.' })
  @Get(':questionId')
  async read(@Param('questionId', { schema: Id }) questionId: string) {
    const thread = await this.view.thread(questionId);
    if (!thread) throw new NotFound();
    return present(thread);
  }

  @OpsWrite({
    operationId: 'withdrawQuestion',
    summary: 'Remove the words of a question',
    danger: 'Words and author are deleted. Its answers stay.',
    description: 'A question without answers is deleted.',
  })
  @Post(':questionId/remove')
  withdraw(
    @Param('questionId', { schema: Id }) questionId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = {
      operator,
      action: 'questions.remove-question',
      target: questionId,
      ...body,
    };
    return this.operations.perform(operation, () => this.moderate.withdraw({ questionId }));
  }

  @OpsWrite({
    operationId: 'withdrawAnswer',
    summary: 'Remove an answer to a question',
    danger: 'The answer is deleted. Its author can write another one.',
    description: 'The question stays as it is.',
  })
  @Post(':questionId/answers/:answerId/remove')
  removeAnswer(
    @Param('questionId', { schema: Id }) questionId: string,
    @Param('answerId', { schema: Id }) answerId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'questions.remove-answer', target: answerId, ...body };
    const command = { questionId, answerId };
    return this.operations.perform(operation, () => this.moderate.removeAnswer(command));
  }
}

function present(thread: ThreadRecord): z.infer<typeof ModeratedQuestion> {
  const { questionId, courseId, lectureId, authorId, text, createdAt, answers } = thread;
  return {
    _id: questionId,
    courseId,
    lectureId,
    authorId,
    text,
    createdAt: createdAt.toISOString(),
    answers: answers.map(({ id: _id, authorId: by, isEducators, text: words, createdAt: at }) => ({
      _id,
      authorId: by,
      isEducators,
      text: words,
      createdAt: at,
    })),
  };
}
