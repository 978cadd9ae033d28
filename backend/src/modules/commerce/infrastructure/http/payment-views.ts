import { z } from 'zod';
import type { OrderSummary } from '../../application/order-history.js';
import { CURRENCY } from '../../domain/order.js';

const uuid = z.string().meta({ format: 'uuid', example: '0192f0c1-7b5e-7000-8000-000000000000' });
const paise = z.int().meta({ example: 49900, description: 'Paise.' });
const time = z.string().meta({ format: 'date-time', example: '2026-11-21T06:30:00.000Z' });
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

export const VerifiedView = z.object({ message }).meta({ id: 'PaymentVerified' });

export const PendingView = z
  .object({
    message: z.string().meta({ example: 'Your payment is being confirmed.' }),
    status: z.literal('pending'),
  })
  .meta({ id: 'PaymentPending' });

export const OrderView = z
  .object({
    _id: uuid,
    id: z.string().nullable().meta({ description: "The provider's order id." }),
    courseId: uuid,
    courseTitle: z.string().meta({ description: 'As it was called on the day of purchase.' }),
    amount: paise,
    currency: z.literal(CURRENCY),
    status: z.enum(['open', 'paid', 'void', 'refunded']).meta({
      description:
        'open: not paid yet; paid: enrolled; void: paid, but the course was owned by then, so the money goes back; refunded.',
    }),
    createdAt: time,
    paidAt: time.nullable(),
  })
  .meta({ id: 'Order' });
export type OrderView = z.infer<typeof OrderView>;

export function orderView(order: OrderSummary): OrderView {
  return {
    _id: order.orderId,
    id: order.providerOrderId,
    courseId: order.courseId,
    courseTitle: order.courseTitle,
    amount: order.amountPaise,
    currency: CURRENCY,
    status: order.status,
    createdAt: order.openedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
