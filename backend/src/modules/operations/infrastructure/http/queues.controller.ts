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
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
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
    summary: 'List the queues of all subscribers',
    description:
      'Shows how much each subscriber still has to receive. Counted in the rows of the outbox, which are the source of truth behind the queue.',
  })
  @ApiOkResponse({
    standardSchema: z.array(QueueView),
    description:
      'One queue for each subscriber, including those of earlier releases that left dead letters.',
  })
  @Get('queues')
  list() {
    return this.queues.all();
  }

  @ApiOperation({
    operationId: 'listDeadLetters',
    summary: 'List dead letters, newest first',
    description:
      'Dead letters are facts that could not be delivered to a subscriber. They are kept until somebody retries or discards them; nothing is lost.',
  })
  @ApiOkResponse({
    standardSchema: z.array(DeadLetterView),
    description: 'One page of dead letters.',
  })
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
    summary: 'Retry a dead letter',
    description: 'Its attempts are counted from zero again. It is picked up within seconds.',
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
    summary: 'Discard a dead letter',
    danger: 'What it asked for is never done, and it cannot be retried.',
    description:
      'For a dead letter that can never succeed, such as a mail to a mailbox that is gone, or one for a subscriber that an upgrade renamed. The fact counts as handled.',
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
    summary: 'Retry all dead letters of a subscriber',
    description:
      'Use this after an outage. The attempts of each dead letter are counted from zero again.',
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
