import { Controller, Headers, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { z } from 'zod';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { ReceiveWebhook } from '../../application/payments/receive-webhook.js';

const Received = z.object({ status: z.literal('ok') }).meta({ id: 'WebhookReceived' });

/** Called by the payment provider, which authenticates itself by signing the body. */
@ApiTags('Payments')
@Access('open')
@Controller('api/payment/webhook')
export class PaymentWebhookController {
  constructor(private readonly receiveWebhook: ReceiveWebhook) {}

  @ApiOperation({
    operationId: 'receivePaymentWebhook',
    summary: 'Receive an event from the payment provider',
    description:
      'Called by the payment provider only, which signs the raw body. Events may arrive twice and in any order.',
  })
  @ApiHeader({
    name: 'x-razorpay-signature',
    required: true,
    description: 'HMAC-SHA256 of the raw body, in hex.',
    example: '5d1e3c0f9a7b2e48c6d0f1a3b5c7d9e0f2a4b6c8d0e1f3a5b7c9d1e3f5a7b9c0',
  })
  @ApiHeader({
    name: 'x-razorpay-event-id',
    required: false,
    description: 'The same for every attempt to deliver one event.',
  })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiOkResponse({ standardSchema: Received })
  @ReadsBody('raw')
  @Post()
  @HttpCode(HttpStatus.OK)
  async receive(
    @Req() request: Request<unknown, unknown, unknown>,
    @Headers('x-razorpay-signature') signature: string | undefined,
    @Headers('x-razorpay-event-id') eventId: string | undefined,
  ): Promise<z.infer<typeof Received>> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await this.receiveWebhook.execute({
      body,
      signature: signature ?? '',
      eventId: eventId ?? null,
    });
    return { status: 'ok' };
  }
}
