import { z } from 'zod';
import type { OrderSummary } from '../../application/orders/order-history.js';
import { MILESTONE_KINDS } from '../../application/orders/order-timeline.js';
import type { ShownOrder } from '../../application/orders/show-order.js';
import { CURRENCY } from '../../domain/order.js';
import { PAYMENT_METHOD_TYPES } from '../../domain/payment-method.js';

const uuid = z.string().meta({ format: 'uuid', example: '0192f0c1-7b5e-7000-8000-000000000000' });
const paise = z.int().meta({ example: 49900, description: 'In paise.' });
const time = z.string().meta({ format: 'date-time', example: '2026-11-21T06:30:00.000Z' });
const paymentMethod = z
  .object({
    type: z.enum(PAYMENT_METHOD_TYPES),
    name: z.string().nullable().meta({
      example: 'Visa',
      description: 'The network of a card, otherwise the bank or the wallet.',
    }),
    account: z.string().nullable().meta({
      example: '1111',
      description: 'The last four digits of a card, or a UPI address with most of it hidden.',
    }),
  })
  .meta({
    id: 'PaymentMethod',
    description: 'All that is ever stored about the means of payment.',
  });
const paymentId = z.string().meta({ example: 'pay_OZ1a2B3c4D5e6F' });

const orderFields = {
  _id: uuid,
  id: z.string().nullable().meta({ description: "The provider's order id." }),
  courseId: uuid,
  courseTitle: z.string().meta({ description: 'The title on the day of purchase.' }),
  amount: paise,
  coupon: z
    .object({
      code: z.string().meta({ example: 'DIWALI-20' }),
      listAmount: paise.meta({ description: 'The price without the coupon, in paise.' }),
    })
    .nullable()
    .meta({ description: 'The coupon that the order was opened with.' }),
  currency: z.literal(CURRENCY),
  status: z.enum(['open', 'paid', 'void', 'refunded']).meta({
    description:
      '`open`: not paid yet. `paid`: the learner is enrolled. `void`: paid too late to buy the course (already owned, no longer sold, or more expensive by then), so the money goes back. `refunded`: the course was given back.',
  }),
  refundStatus: z.enum(['requested', 'sent', 'done', 'failed']).nullable().meta({
    description:
      'How far the refund of this order is; null when no money has to go back. `failed`: our team takes care of it.',
  }),
  createdAt: time,
  paidAt: time.nullable(),
  paymentMethod: paymentMethod.nullable().meta({
    description:
      'How the course was paid for; null while it is not, or when the provider did not say.',
  }),
};

export const OrderView = z.object(orderFields).meta({ id: 'Order' });
export type OrderView = z.infer<typeof OrderView>;

const noteNumber = z.string().meta({ example: 'LC/26-27/000001' });

const MilestoneView = z
  .object({
    kind: z.enum(MILESTONE_KINDS),
    at: time.meta({
      description: 'For `refund_expected`: when the money should have arrived at the latest.',
    }),
    paymentId: paymentId.nullable(),
    amount: paise.nullable().meta({ description: 'For `refund_part`: the paise that went back.' }),
    paymentMethod: paymentMethod.nullable().meta({ description: 'For attempts to pay.' }),
  })
  .meta({ id: 'OrderMilestone' });

export const OrderDetailView = z
  .object({
    ...orderFields,
    timeline: z
      .array(MilestoneView)
      .meta({ description: 'Where the money is and how it got there, oldest first.' }),
    selfRefund: z.object({
      isAllowed: z.boolean(),
      isDisputed: z.boolean().meta({
        description:
          "The buyer's bank disputes the payment. Until it decides, the order cannot be refunded here.",
      }),
      isGivenBackBefore: z.boolean().meta({
        description:
          'You gave the course back by yourself before, which is possible once; our team may still do it.',
      }),
      until: time.nullable(),
      terms: z.string().meta({ description: 'The refund terms in words.' }),
    }),
    receiptUrl: z
      .string()
      .nullable()
      .meta({ description: 'URL of the receipt, or of the tax invoice if there is one (PDF).' }),
    invoiceNumber: z.string().nullable().meta({ example: 'LE/26-27/000001' }),
    creditNoteUrl: z.string().nullable().meta({ description: 'URL of the newest credit note.' }),
    creditNoteNumber: noteNumber.nullable(),
    creditNotes: z
      .array(z.object({ number: noteNumber, amount: paise, url: z.string().nullable() }))
      .meta({ description: 'Oldest first. There are several when the money went back in parts.' }),
  })
  .meta({ id: 'OrderDetail' });
export type OrderDetailView = z.infer<typeof OrderDetailView>;

export function presentOrder(order: OrderSummary): OrderView {
  return {
    _id: order.orderId,
    id: order.providerOrderId,
    courseId: order.courseId,
    courseTitle: order.courseTitle,
    amount: order.amountPaise,
    coupon: order.coupon && { code: order.coupon.code, listAmount: order.coupon.listPaise },
    currency: CURRENCY,
    status: order.status,
    refundStatus: order.refundStatus,
    createdAt: order.openedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentMethod: order.paymentMethod,
  };
}

export function presentOrderDetail(shown: ShownOrder): OrderDetailView {
  const { order, timeline, selfRefund, invoiceNumber } = shown;
  const papers = `/api/payment/orders/${order.orderId}`;
  const creditNotes = shown.creditNotes.map(({ number, amountPaise: amount }) => ({
    number,
    amount,
    url: `${papers}/credit-note?number=${encodeURIComponent(number)}`,
  }));
  return {
    ...presentOrder(order),
    timeline: timeline.map((milestone) => ({
      kind: milestone.kind,
      at: milestone.at.toISOString(),
      paymentId: milestone.paymentId,
      amount: milestone.amountPaise ?? null,
      paymentMethod: milestone.paymentMethod ?? null,
    })),
    selfRefund: { ...selfRefund, until: selfRefund.until?.toISOString() ?? null },
    receiptUrl: order.paidAt ? `${papers}/receipt` : null,
    invoiceNumber,
    creditNoteUrl: creditNotes.at(-1)?.url ?? null,
    creditNoteNumber: creditNotes.at(-1)?.number ?? null,
    creditNotes,
  };
}
