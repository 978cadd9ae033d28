import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import {
  type Operation,
  Operations,
  type Operator,
} from '../../../../platform/application/operations.js';
import { pageOf } from '../../../../platform/application/page.js';
import { NotFound } from '../../../../platform/domain/domain-error.js';
import { linkNext } from '../../../../platform/infrastructure/http/link-next.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/ops.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
import {
  type DeadLetter,
  DeadLetters,
} from '../../../../platform/infrastructure/outbox/dead-letters.js';
import { QueueFigures } from '../../../../platform/infrastructure/outbox/queue-figures.js';
import {
  DeadLetterQuery,
  DeadLetterView,
  presentLetter,
  QueueView,
  readMark,
  RetryAllBody,
  SubscriberName,
  writeMark,
} from './queues-view.js';

@OpsArea('Queues')
@Controller('api/ops')
export class QueuesController {
  constructor(
    private readonly queues: QueueFigures,
    private readonly letters: DeadLetters,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'listQueues',
    summary: 'How much every subscriber still has to get',
    description: 'Counted in the rows of the outbox, which are the truth behind the queue.',
  })
  @ApiOkResponse({
    standardSchema: z.array(QueueView),
    description: 'One for each subscriber, those of earlier releases that left dead letters too.',
  })
  @Get('queues')
  list() {
    return this.queues.all();
  }

  @ApiOperation({
    operationId: 'listDeadLetters',
    summary: 'Facts that could not be handed over, newest first',
    description: 'They wait until somebody tries them again or discards them; nothing is lost.',
  })
  @ApiOkResponse({ standardSchema: z.array(DeadLetterView), description: 'One page.' })
  @Get('dead-letters')
  async listLetters(
    @Query({ schema: DeadLetterQuery })
    { subscriber, limit, cursor }: z.output<typeof DeadLetterQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const letters = await this.letters.list(limit + 1, readMark(cursor), subscriber ?? null);
    const { items, next } = pageOf(letters, limit);
    linkNext(request, response, next && writeMark(next));
    return items.map(presentLetter);
  }

  @OpsWrite({
    operationId: 'retryDeadLetter',
    summary: 'Try one dead letter again',
    description: 'Its attempts are counted from the beginning. It is picked up within seconds.',
  })
  @Post('dead-letters/:messageId/:subscriber/retry')
  retry(
    @Param('messageId', { schema: Id }) messageId: string,
    @Param('subscriber', { schema: SubscriberName }) subscriber: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'operations.retry-dead-letter', ...body };
    return this.changeLetter({ messageId, subscriber }, operation, () =>
      this.letters.retry(messageId, subscriber),
    );
  }

  @OpsWrite({
    operationId: 'discardDeadLetter',
    summary: 'Lay one dead letter to rest',
    danger: 'What it asked for is never done, and it cannot be tried again.',
    description:
      'For one that can never succeed, as a mail to a mailbox that is gone, or one to a subscriber that an upgrade renamed. The fact counts as handled.',
  })
  @Post('dead-letters/:messageId/:subscriber/discard')
  discard(
    @Param('messageId', { schema: Id }) messageId: string,
    @Param('subscriber', { schema: SubscriberName }) subscriber: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'operations.discard-dead-letter', ...body };
    return this.changeLetter({ messageId, subscriber }, operation, () =>
      this.letters.discard(messageId, subscriber),
    );
  }

  @OpsWrite({
    operationId: 'retryDeadLetters',
    summary: 'Try all dead letters of a subscriber again',
    description:
      'For after an outage: every one of them, with attempts counted from the beginning.',
  })
  @Post('dead-letters/retry')
  retryAll(
    @Body({ schema: RetryAllBody }) { subscriber, ...body }: z.output<typeof RetryAllBody>,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = {
      operator,
      action: 'operations.retry-dead-letters',
      target: subscriber,
      ...body,
    };
    return this.operations.perform(operation, async () => {
      const dead = await this.letters.retryAll(subscriber);
      return { before: { dead }, after: { dead: 0 } };
    });
  }

  private changeLetter(
    { messageId, subscriber }: Pick<DeadLetter, 'messageId' | 'subscriber'>,
    operation: Omit<Operation, 'target'>,
    change: () => Promise<unknown>,
  ) {
    const target = `${messageId} ${subscriber}`;
    return this.operations.perform({ ...operation, target }, async () => {
      const before = await this.letters.stateOf(messageId, subscriber);
      if (!before) throw new NotFound();
      await change();
      return {
        before: { ...before },
        after: { ...before, ...(await this.letters.stateOf(messageId, subscriber)) },
      };
    });
  }
}
