import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Ids } from '../../../../platform/application/ids.js';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { pageOf } from '../../../../platform/application/page.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import { RecordPayout } from '../../application/payouts/record-payout.js';
import { WithdrawPayout } from '../../application/payouts/withdraw-payout.js';
import { Payouts } from '../../domain/payouts.js';
import { OpsPayoutsQuery, OpsPayoutView, PayoutBody, presentOpsPayout } from './payout-views.js';

/** Transfers of earnings, which staff make at the bank and record here. */
@OpsArea('Payments')
@Controller('api/ops/payouts')
export class OpsPayoutsController {
  constructor(
    private readonly payouts: Payouts,
    private readonly recordPayout: RecordPayout,
    private readonly withdrawPayout: WithdrawPayout,
    private readonly operations: Operations,
    private readonly ids: Ids,
  ) {}

  @ApiOperation({
    operationId: 'listPayouts',
    summary: 'List the payouts to an educator, or those of a bank reference',
    description:
      'Give an educator, a reference or both. Includes those that were withdrawn. Follow the `Link` header for older ones.',
  })
  @ApiOkResponse({
    standardSchema: z.array(OpsPayoutView),
    description: 'One page, last recorded first.',
  })
  @Get()
  async list(
    @Query({ schema: OpsPayoutsQuery }) query: z.output<typeof OpsPayoutsQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OpsPayoutView[]> {
    const { educatorId, reference, limit, cursor = null } = query;
    const wanted = { educatorId, reference, before: cursor, limit: limit + 1 };
    const read = await this.payouts.list(wanted);
    const { items, next } = pageOf(read, limit);
    linkNext(request, response, next && next.id);
    return items.map(presentOpsPayout);
  }

  @OpsWrite({
    operationId: 'recordPayout',
    summary: 'Record that you sent earnings to an educator by bank transfer',
    danger:
      'Try it with `dryRun` first, then send the money, then record it. The educator sees it at once, and is mailed unless the transfer is more than 30 days old.',
    description:
      'At most what is owed now (`listMonthlyEarnings`), unless you say `evenIfMore`. The report names the payout as `target`.',
    repeated:
      'Repeating the call with the same `Idempotency-Key` returns the first report. Without a key, the call is refused while a payout to the educator stands under the same reference.',
  })
  @Post()
  record(
    @Body({ schema: PayoutBody })
    { educatorId, amount, paidOn, reference, evenIfMore, ...body }: z.output<typeof PayoutBody>,
    @CurrentOperator() operator: Operator,
  ) {
    const id = this.ids.next();
    const action = 'commerce.record-payout';
    const operation = { operator, action, target: id, makesTarget: true, ...body };
    const made = { id, educatorId, amount, paidOn, reference, evenIfMore };
    return this.operations.perform(operation, () => this.recordPayout.execute(made));
  }

  @OpsWrite({
    operationId: 'withdrawPayout',
    summary: 'Withdraw a payout that never arrived or was recorded by mistake',
    description:
      'It stays in the list as withdrawn, its amount is owed again, and the educator is told. Afterwards the same reference may be recorded anew.',
  })
  @Post(':payoutId/withdraw')
  withdraw(
    @Param('payoutId', { schema: Id }) payoutId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'commerce.withdraw-payout', target: payoutId, ...body };
    return this.operations.perform(operation, () => this.withdrawPayout.execute(payoutId));
  }
}
