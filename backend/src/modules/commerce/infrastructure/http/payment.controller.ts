import { Body, Controller, HttpCode, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import {
  type BodyAfter,
  JudgedAfter,
  parse,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { CreateOrder } from '../../application/orders/create-order.js';
import { PaymentProvider } from '../../application/payments/payment-provider.js';
import { type VerifiedPayment, VerifyPayment } from '../../application/payments/verify-payment.js';
import { CURRENCY } from '../../domain/order.js';
import { CreateOrderBody, OrderedCourse, VerifyPaymentBody } from './payment-requests.js';
import { CreatedOrderView, PendingView, VerifiedView } from './payment-views.js';

const MESSAGES: Record<VerifiedPayment, string> = {
  enrolled: 'Payment successful. You are now enrolled.',
  surplus:
    'You have this course already, or it is no longer sold, or costs more now. Your payment will be returned to you.',
  returned: 'This payment was returned to you.',
  pending: 'Your payment is being confirmed. You will be enrolled as soon as it is.',
};

@ApiTags('Payments')
@Access('member')
@Controller('api/payment')
export class PaymentController {
  constructor(
    private readonly createOrder: CreateOrder,
    private readonly verifyPayment: VerifyPayment,
    private readonly provider: PaymentProvider,
  ) {}

  @ApiOperation({
    operationId: 'createOrder',
    summary: 'Create an order for a course, or enroll in a free one',
    description:
      'The price is taken from the course, less what a coupon takes off. A coupon that does not apply is refused with `COUPON_NOT_VALID` or `COUPON_USED_UP`. An open order of the same learner, course, price and coupon is reused. For a free course you are enrolled at once.',
  })
  @ApiOkResponse({ standardSchema: CreatedOrderView })
  @LimitPerMember({ name: 'order', times: 30, seconds: 60 * 60 })
  @Post('create-order')
  @HttpCode(HttpStatus.OK)
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: new JudgedAfter(CreateOrderBody) })
    bodyAfter: BodyAfter<typeof CreateOrderBody>,
  ): Promise<CreatedOrderView> {
    const {
      courseId,
      userId: claimedUserId,
      buyerState = null,
      coupon = null,
    } = await bodyAfter((body) => {
      const { courseId, userId: claimedUserId } = parse(OrderedCourse, body);
      return this.createOrder.check({ learnerId: actor.userId, courseId, claimedUserId });
    });
    const created = await this.createOrder.execute({
      learnerId: actor.userId,
      courseId,
      claimedUserId,
      buyerState,
      coupon,
    });
    if (created.kind === 'enrolled')
      return { id: null, amount: 0, enrolled: true, message: 'You are now enrolled.' };
    const { providerOrderId: id, amountPaise: amount } = created;
    return { id, amount, currency: CURRENCY, keyId: this.provider.keyId };
  }

  @ApiOperation({
    operationId: 'verifyPayment',
    summary: 'Verify a payment and enroll in the course',
    description:
      'Send what the checkout returned. Answers 202 while the provider has not confirmed the payment; the enrollment then follows automatically. Not every payment buys the course: check `outcome`.',
  })
  @ApiOkResponse({ standardSchema: VerifiedView })
  @ApiAcceptedResponse({ standardSchema: PendingView })
  @Post('verify-payment')
  @HttpCode(HttpStatus.OK)
  async verify(
    @CurrentActor() actor: Actor,
    @Body({ schema: VerifyPaymentBody }) body: z.infer<typeof VerifyPaymentBody>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerifiedView | PendingView> {
    const outcome = await this.verifyPayment.execute({
      learnerId: actor.userId,
      courseId: body.courseId,
      claimedUserId: body.userId,
      proof: {
        providerOrderId: body.razorpay_order_id,
        paymentId: body.razorpay_payment_id,
        signature: body.razorpay_signature,
      },
    });
    const message = MESSAGES[outcome];
    if (outcome !== 'pending') return { message, outcome };
    response.status(HttpStatus.ACCEPTED);
    return { message, status: 'pending', outcome };
  }
}
