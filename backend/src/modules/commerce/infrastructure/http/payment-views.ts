import { z } from 'zod';
import { CURRENCY } from '../../domain/order.js';

const paise = z.int().meta({ example: 49900, description: 'In paise.' });
const message = z.string().meta({ example: 'You are now enrolled.' });

const CheckoutOrder = z
  .object({
    id: z.string().meta({
      example: 'order_OZ1a2B3c4D5e6F',
      description: "The provider's order id, with which you open its checkout.",
    }),
    amount: paise,
    currency: z.literal(CURRENCY),
    keyId: z.string().meta({
      example: 'rzp_test_1DP5mmOlF5G5ag',
      description: 'The public key for the checkout; `sandbox` means the built-in one.',
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
        '`enrolled`: the learner has the course. `surplus`: the payment bought nothing, because the learner already has the course, or because the course is no longer sold or costs more by now; the money goes back. `returned`: the payment bought the course, which has been given back since.',
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
