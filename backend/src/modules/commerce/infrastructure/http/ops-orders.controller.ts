import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { pageOf } from '../../../../platform/application/page.js';
import { linkNext } from '../../../../platform/infrastructure/http/link-next.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/ops.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
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

const orders = { standardSchema: z.array(OpsOrderView), description: 'At most 50, newest first.' };

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
      "By our order id, the provider's order id, a payment id or a learner's id, which `findUsers` tells of an address.",
  })
  @ApiOkResponse(orders)
  @Get('orders')
  async find(@Query({ schema: FindOrdersQuery }) { term }: z.output<typeof FindOrdersQuery>) {
    return this.shown(await this.history.search(term));
  }

  @ApiOperation({
    operationId: 'listFailedRefunds',
    summary: 'Refunds that the provider refused, or agreed to and could not send',
    description:
      'Somebody has to look at each: `refusal` says why. Reconciling the order asks the provider again, unless the money counts as back: then send it by bank transfer and say so (`recordTransferToBuyer`).',
  })
  @ApiOkResponse(orders)
  @Get('failed-refunds')
  async failed() {
    return this.shown(await this.history.withFailedRefunds());
  }

  @ApiOperation({
    operationId: 'listOpenDisputes',
    summary: 'Orders whose payment a bank disputes',
    description:
      'Answered on the screens of the provider, by the day it names there. A dispute that is lost ends the enrollment by itself.',
  })
  @ApiOkResponse(orders)
  @Get('disputes')
  async disputed() {
    return this.shown(await this.history.withOpenDisputes());
  }

  @ApiOperation({
    operationId: 'listReturnedTwice',
    summary: 'Orders whose money went back twice',
    description:
      'By a refund, and by a bank that decided for the buyer. The books have it once: the rest is to be asked back, from the bank through the provider or from the buyer.',
  })
  @ApiOkResponse(orders)
  @Get('returned-twice')
  async returnedTwice() {
    return this.shown(await this.history.returnedTwice());
  }

  @ApiOperation({
    operationId: 'listSelfDealing',
    summary: 'Sales of an educator to somebody with the same browser',
    description:
      'Paid orders whose learner signed in with a browser that the educator signed in with. Families share browsers: look before you act.',
  })
  @ApiOkResponse({ ...orders, description: 'One page, newest first.' })
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
    summary: 'Give the money of an order back',
    danger: 'The learner loses the course at once, and a refund cannot be called back.',
    description: 'Whatever the terms say, within 180 days of paying.',
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
    summary: 'Record that the money of an order was sent back by bank transfer',
    danger:
      'Send the money first: the books count it as back, the buyer is told so, and a course that it had bought ends.',
    description:
      'For what the provider refuses or could not send, and for sales older than 180 days, which it does not return. Write the reference of the transfer into the reason.',
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
    summary: 'Compare an order with the provider now',
    description: 'Takes in what the provider knows and tries refunds again that it had refused.',
  })
  @Post('orders/:orderId/reconcile')
  async reconcile(
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    const reports = await this.reconcileOrder.ask(orderId);
    const operation = { operator, action: 'commerce.reconcile-order', target: orderId, ...body };
    return this.operations.perform(operation, () => this.reconcileOrder.execute(orderId, reports));
  }

  private async shown(ids: readonly string[]) {
    return (await this.showOrder.toStaff(ids)).map(presentOpsOrder);
  }
}
