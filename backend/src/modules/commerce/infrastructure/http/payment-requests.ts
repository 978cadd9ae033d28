import { z } from 'zod';
import { Id, pageLimit, text } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { isIndianState } from '../../domain/indian-states.js';

/** Longer texts are no codes; what a code is the domain knows. */
const MAX_CODE = 100;
const UNKNOWN_STATE = 'Choose your State or Union Territory.';
const FAILED = 'Payment verification failed.';
const proofPart = (example: string) =>
  z.string({ error: FAILED }).max(200, FAILED).meta({ example });

const claimedUser = Id.optional().meta({
  description: 'Optional. If you give it, it must be the id of the logged-in user.',
});

const buyerState = z
  .string({ error: UNKNOWN_STATE })
  .refine(isIndianState, UNKNOWN_STATE)
  .optional()
  .meta({
    example: '29',
    description:
      "The buyer's State or Union Territory, as its GST State code. Asked for when the seller is registered for GST.",
  });

const couponText = z
  .string({ error: 'Give the code of a coupon.' })
  .max(MAX_CODE, `A code has at most ${MAX_CODE} characters.`)
  .meta({ example: 'DIWALI-20' });

export const OrderedCourse = z.object({ courseId: Id, userId: claimedUser });

export const CreateOrderBody = OrderedCourse.extend({
  buyerState,
  coupon: couponText.nullish().meta({
    example: 'DIWALI-20',
    description: 'The code of a coupon of the course. Case does not matter.',
  }),
}).meta({ id: 'CreateOrderRequest' });

export const CouponPriceQuery = z.object({
  coupon: couponText.meta({ example: 'DIWALI-20', description: 'The code of the coupon.' }),
});

export const VerifyPaymentBody = z
  .object({
    razorpay_order_id: proofPart('order_OZ1a2B3c4D5e6F'),
    razorpay_payment_id: proofPart('pay_OZ1a2B3c4D5e6F'),
    razorpay_signature: proofPart(
      '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
    ),
    courseId: Id,
    userId: claimedUser,
  })
  .meta({ id: 'VerifyPaymentRequest' });

const MAX_PAGE = 100;

export const OrdersQuery = z.object({
  limit: pageLimit({ most: MAX_PAGE, usual: 50 }),
  cursor: z.uuid({ error: 'This cursor is not one of ours.' }).optional(),
});

export const CreditNoteQuery = z.object({
  number: z.string().max(16).optional().meta({
    example: 'LC/26-27/000001',
    description: 'The number of the credit note. Without it, you get the newest.',
  }),
});

export const RefundBody = z
  .object({
    reason: text('The reason', { max: 500, multiline: true })
      .default('')
      .meta({ example: 'I bought the wrong course.' }),
  })
  .meta({ id: 'RefundRequest' });

export const SandboxPayBody = z.object({
  outcome: z.enum(['success', 'failed', 'captured-without-return'], {
    error: 'Choose success, failed or captured-without-return.',
  }),
});
