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
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { pageOf } from '../../../../platform/application/page.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { linkNext } from '../../../../platform/infrastructure/http/replies/link-next.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { OrderHistory } from '../../application/orders/order-history.js';
import { RefundOwnOrder } from '../../application/refunds/refund-own-order.js';
import { ShowOrder } from '../../application/orders/show-order.js';
import { type ShownPaper, ShowPapers } from '../../application/papers/show-papers.js';
import { OrderDetailView, presentOrderDetail, OrderView, presentOrder } from './order-views.js';
import { CreditNoteQuery, OrdersQuery, RefundBody } from './payment-requests.js';

const PDF = 'application/pdf';
/** Each document is rendered anew, which makes these by far the most expensive calls. */
const PAPERS = { name: 'order-paper', times: 20, seconds: 60 };

/** A learner's purchases, and where the money is. */
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
    summary: 'List your orders, newest first',
    description: 'Includes orders in every state. Follow the `Link` header for older ones.',
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
    summary: 'Get one of your orders',
    description:
      'Shows where the money is and how it got there, whether you can give the course back, and links to the receipt or tax invoice and the credit notes.',
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
    summary: 'Give a course back for a refund',
    description:
      'You can do this yourself within the refund terms (else 409 `REFUND_NOT_ALLOWED`) and once for each course (else 409 `GIVEN_BACK_BEFORE`). Access to the course ends at once, your progress is kept, and the money goes back to where it came from. Safe to repeat.',
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
    summary: 'Download the receipt of a paid order',
    description:
      'If the seller is registered for GST, this is the tax invoice. A PDF with embedded fonts.',
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
    summary: 'Download a credit note of a refunded order',
    description:
      'Available when there was a tax invoice to reverse. An order refunded in parts has several: you get the newest unless you give a `number`. A PDF with embedded fonts.',
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
