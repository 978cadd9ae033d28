import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { pageOf } from '../../../../platform/application/page.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { FindSelfDealing } from '../../application/orders/find-self-dealing.js';
import { OrderHistory } from '../../application/orders/order-history.js';
import { ReconcileOrder } from '../../application/payments/reconcile-order.js';
import { RecordTransfer } from '../../application/refunds/record-transfer.js';
import { RefundByStaff } from '../../application/refunds/refund-by-staff.js';
import { ShowOrder } from '../../application/orders/show-order.js';
import {
  FindOrdersQuery,
  OpsOrderView,
  presentOpsOrder,
  SelfDealingQuery,
} from './ops-order-views.js';

const orders = {
  standardSchema: z.array(OpsOrderView),
  description: 'At most 50 orders, newest first.',
};

@OpsArea('Payments')
@Controller('api/ops')
export class OpsOrdersController {
  constructor(
    private readonly history: OrderHistory,
    private readonly findSelfDealing: FindSelfDealing,
    private readonly showOrder: ShowOrder,
    private readonly refundByStaff: RefundByStaff,
    private readonly recordTransfer: RecordTransfer,
    private readonly reconcileOrder: ReconcileOrder,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'findOrders',
    summary: 'Find orders',
    description:
      "Give our order id, the provider's order id, a payment id or a learner's id. Use `findUsers` to look up a learner's id by email address.",
  })
  @ApiOkResponse(orders)
  @Get('orders')
  async find(@Query({ schema: FindOrdersQuery }) { term }: z.output<typeof FindOrdersQuery>) {
    return this.shown(await this.history.search(term));
  }

  @ApiOperation({
    operationId: 'listFailedRefunds',
    summary: 'List refunds that the provider refused, or accepted but could not send',
    description:
      'Each needs somebody to look at it: `refusal` says why it failed, `undelivered` that it counted as made before. Reconciling the order asks the provider again, unless the money already counts as returned: then send it by bank transfer and record that with `recordTransferToBuyer`.',
  })
  @ApiOkResponse(orders)
  @Get('failed-refunds')
  async failed() {
    return this.shown(await this.history.withFailedRefunds());
  }

  @ApiOperation({
    operationId: 'listOpenDisputes',
    summary: 'List orders whose payment a bank disputes',
    description:
      'Answer a dispute in the dashboard of the provider, by the day shown there. Losing a dispute ends the enrollment automatically.',
  })
  @ApiOkResponse(orders)
  @Get('disputes')
  async disputed() {
    return this.shown(await this.history.withOpenDisputes());
  }

  @ApiOperation({
    operationId: 'listReturnedTwice',
    summary: 'List orders whose money went back twice',
    description:
      'The money went back once by a refund and once by a bank that decided for the buyer. The books count it once, and `returnedTwice` is what is too much: ask for the rest back, from the bank through the provider or from the buyer.',
  })
  @ApiOkResponse(orders)
  @Get('returned-twice')
  async returnedTwice() {
    return this.shown(await this.history.returnedTwice());
  }

  @ApiOperation({
    operationId: 'listSelfDealing',
    summary: 'List sales of an educator to somebody who used the same browser',
    description:
      'Paid orders whose learner signed in with a browser that the educator signed in with too. Families share browsers, so check before you act.',
  })
  @ApiOkResponse({ ...orders, description: 'One page of orders, newest first.' })
  @Get('orders/self-dealing')
  async selfDealing(
    @Query({ schema: SelfDealingQuery }) query: z.output<typeof SelfDealingQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { educatorId, limit, cursor = null } = query;
    const asked = { educatorId, limit: limit + 1, before: cursor };
    const { items, next } = pageOf(await this.findSelfDealing.execute(asked), limit);
    linkNext(request, response, next);
    return this.shown(items);
  }

  @OpsWrite({
    operationId: 'refundOrderByStaff',
    summary: 'Refund an order',
    danger: 'The learner loses the course at once, and a refund cannot be undone.',
    description: 'Possible within 180 days of payment, whatever the refund terms say.',
  })
  @Post('orders/:orderId/refund')
  refund(
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'commerce.refund-order', target: orderId, ...body };
    return this.operations.perform(operation, () =>
      this.refundByStaff.execute({ orderId, reason: body.reason }),
    );
  }

  @OpsWrite({
    operationId: 'recordTransferToBuyer',
    summary: 'Record that you sent the money of an order back by bank transfer',
    danger:
      'Send the money first. The books then count it as returned, the buyer is told so, and access to a course that it had bought ends.',
    description:
      'For refunds that the provider refuses or could not send, and for sales older than 180 days, which it does not refund. Write the reference of the transfer into `reason`.',
  })
  @Post('orders/:orderId/transfer')
  transfer(
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const operation = { operator, action: 'commerce.record-transfer', target: orderId, ...body };
    return this.operations.perform(operation, () =>
      this.recordTransfer.execute({ orderId, reason: body.reason }),
    );
  }

  @OpsWrite({
    operationId: 'reconcileOrder',
    summary: 'Compare an order with the payment provider now',
    description: 'Applies what the provider reports, and retries refunds that it had refused.',
  })
  @Post('orders/:orderId/reconcile')
  async reconcile(
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const heard = await this.reconcileOrder.ask(orderId);
    const operation = { operator, action: 'commerce.reconcile-order', target: orderId, ...body };
    return this.operations.perform(operation, () => this.reconcileOrder.execute(orderId, heard));
  }

  private async shown(ids: readonly string[]) {
    return (await this.showOrder.toStaff(ids)).map(presentOpsOrder);
  }
}
