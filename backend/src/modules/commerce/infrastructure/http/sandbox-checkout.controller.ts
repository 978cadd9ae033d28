import { Body, Controller, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { z } from 'zod';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { type SandboxAnswer, SandboxCheckout } from '../payment/sandbox-checkout.js';
import { SandboxPayBody } from './payment-requests.js';

/** Does what the provider's checkout would do, for tests, demos and the client's sandbox checkout. */
@ApiExcludeController()
@Access('open')
@Controller('dev/payments')
export class SandboxCheckoutController {
  constructor(private readonly checkout: SandboxCheckout) {}

  @Post(':orderId/pay')
  @HttpCode(HttpStatus.OK)
  pay(
    @Param('orderId') orderId: string,
    @Body({ schema: SandboxPayBody }) { outcome }: z.infer<typeof SandboxPayBody>,
  ): Promise<SandboxAnswer> {
    return this.checkout.pay(orderId, outcome);
  }
}
