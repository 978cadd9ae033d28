import { z } from 'zod';
import { CURRENCY } from '../../domain/order.js';

const paise = z.int().meta({ example: 49900, description: 'Paise.' });
const message = z.string().meta({ example: 'You are now enrolled.' });

const CheckoutOrder = z
  .object({
    id: z.string().meta({
      example: 'order_OZ1a2B3c4D5e6F',
      description: "The provider's order id: what its checkout opens with.",
    }),
    amount: paise,
    currency: z.literal(CURRENCY),
    keyId: z.string().meta({
      example: 'rzp_test_1DP5mmOlF5G5ag',
      description: 'The public key of the checkout; `sandbox` stands for the built-in one.',
    }),
  })
  .meta({ id: 'CheckoutOrder' });

const FreeEnrollment = z
  .object({ id: z.null(), amount: z.literal(0), enrolled: z.literal(true), message })
  .meta({ id: 'FreeEnrollment' });

export const CreatedOrderView = z.union([CheckoutOrder, FreeEnrollment]);
export type CreatedOrderView = z.infer<typeof CreatedOrderView>;

export const VerifiedView = z
  .object({
    message,
    outcome: z.enum(['enrolled', 'surplus', 'returned']).meta({
      example: 'enrolled',
      description:
        'enrolled: the course is there; surplus: the money bought nothing, because the learner has the course already, it is gone or costs more by now, and goes back; returned: it bought the course, which was given back since.',
    }),
  })
  .meta({ id: 'PaymentVerified' });
export type VerifiedView = z.infer<typeof VerifiedView>;

export const PendingView = z
  .object({
    message: z.string().meta({ example: 'Your payment is being confirmed.' }),
    status: z.literal('pending'),
    outcome: z.literal('pending'),
  })
  .meta({ id: 'PaymentPending' });
export type PendingView = z.infer<typeof PendingView>;
