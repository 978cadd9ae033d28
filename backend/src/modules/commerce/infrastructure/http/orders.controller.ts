import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/token-scope.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/current-actor.js';
import { pageOf } from '../../../../platform/application/page.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/limits.js';
import { linkNext } from '../../../../platform/infrastructure/http/link-next.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
} from '../../../../platform/infrastructure/http/validation.js';
import { OrderHistory } from '../../application/orders/order-history.js';
import { RefundOwnOrder } from '../../application/refunds/refund-own-order.js';
import { ShowOrder } from '../../application/orders/show-order.js';
import { type ShownPaper, ShowPapers } from '../../application/papers/show-papers.js';
import { OrderDetailView, presentOrderDetail, OrderView, presentOrder } from './order-views.js';
import { CreditNoteQuery, OrdersQuery, RefundBody } from './payment-requests.js';

const PDF = 'application/pdf';
/** Each is drawn anew: by far the dearest of these calls. */
const PAPERS = { name: 'order-paper', times: 20, seconds: 60 };

/** What a learner bought, and where the money is. */
@ApiTags('Payments')
@Access('member')
@Controller('api/payment/orders')
export class OrdersController {
  constructor(
    private readonly history: OrderHistory,
    private readonly showOrder: ShowOrder,
    private readonly showPapers: ShowPapers,
    private readonly refundOwnOrder: RefundOwnOrder,
  ) {}

  @TokenScope('orders:read')
  @ApiOperation({
    operationId: 'listOrders',
    summary: 'Your orders, newest first',
    description: 'Whatever became of them; the `Link` header leads to older ones.',
  })
  @ApiOkResponse({ standardSchema: z.array(OrderView) })
  @Get()
  async list(
    @CurrentActor() actor: Actor,
    @Query({ schema: OrdersQuery }) { limit, cursor }: z.infer<typeof OrdersQuery>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderView[]> {
    const page = { limit: limit + 1, before: cursor ?? null };
    const { items, next } = pageOf(await this.history.ofLearner(actor.userId, page), limit);
    linkNext(request, response, next && next.orderId);
    return items.map(presentOrder);
  }

  @TokenScope('orders:read')
  @ApiOperation({
    operationId: 'getOrder',
    summary: 'One of your orders',
    description:
      'Where the money is and how it got there, whether the course can be given back, and the papers.',
  })
  @ApiOkResponse({ standardSchema: OrderDetailView })
  @Get(':orderId')
  async show(
    @CurrentActor() actor: Actor,
    @Param('orderId', { schema: Id }) orderId: string,
  ): Promise<OrderDetailView> {
    return presentOrderDetail(await this.showOrder.toLearner(actor.userId, orderId));
  }

  @ApiOperation({
    operationId: 'refundOrder',
    summary: 'Give a course back',
    description:
      'By your own right, within the terms (else 409 `REFUND_NOT_ALLOWED`). Access ends at once, progress is kept, the money goes back to where it came from. Safe to repeat.',
  })
  @ApiOkResponse({ standardSchema: OrderDetailView })
  @Post(':orderId/refund')
  @HttpCode(HttpStatus.OK)
  async refund(
    @CurrentActor() actor: Actor,
    @Param('orderId', { schema: Id }) orderId: string,
    @Body({ schema: new JudgedAfter(RefundBody) }) bodyAfter: BodyAfter<typeof RefundBody>,
  ): Promise<OrderDetailView> {
    const learnerId = actor.userId;
    const { reason } = await bodyAfter(() => this.showOrder.toLearner(learnerId, orderId));
    await this.refundOwnOrder.execute({ learnerId, orderId, reason });
    return presentOrderDetail(await this.showOrder.toLearner(learnerId, orderId));
  }

  @TokenScope('orders:read')
  @ApiOperation({
    operationId: 'getReceipt',
    summary: 'The receipt of a paid order',
    description: 'Its tax invoice where the seller is registered. PDF, fonts inside.',
  })
  @LimitPerMember(PAPERS)
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get(':orderId/receipt')
  async receipt(
    @CurrentActor() actor: Actor,
    @Param('orderId', { schema: Id }) orderId: string,
  ): Promise<StreamableFile> {
    return fileOf(await this.showPapers.receipt(actor.userId, orderId));
  }

  @TokenScope('orders:read')
  @ApiOperation({
    operationId: 'getCreditNote',
    summary: 'The credit note of a refunded order',
    description:
      'Exists when there was a tax invoice to take back. Of several, for an order that went back in parts, the newest unless its number is given. PDF, fonts inside.',
  })
  @LimitPerMember(PAPERS)
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get(':orderId/credit-note')
  async creditNote(
    @CurrentActor() actor: Actor,
    @Param('orderId', { schema: Id }) orderId: string,
    @Query({ schema: CreditNoteQuery }) { number }: z.infer<typeof CreditNoteQuery>,
  ): Promise<StreamableFile> {
    return fileOf(await this.showPapers.creditNote(actor.userId, orderId, number));
  }
}

function fileOf({ name, pdf }: ShownPaper): StreamableFile {
  return new StreamableFile(pdf, { type: PDF, disposition: `inline; filename="${name}.pdf"` });
}
