import { z } from 'zod';
import { pageLimit } from '../../../../platform/infrastructure/http/bodies/validation.js';
import type { StaffOrder } from '../../application/orders/show-order.js';
import { OrderDetailView, presentOrderDetail } from './order-views.js';

const TERM = 'Give an order id, a payment id or a user id.';

export const FindOrdersQuery = z.object({
  term: z
    .string({ error: TERM })
    .trim()
    .regex(/^[\w-]{1,64}$/, TERM)
    .meta({
      example: 'pay_OZ1a2B3c4D5e6F',
      description: "Our order id, the provider's order id, a payment id or a learner's id.",
    }),
});

export const SelfDealingQuery = z.object({
  educatorId: z.uuid({ error: "Give an educator's id." }).meta({
    description: 'The educator whose sales to look at.',
    example: '0192f0c1-7b5e-7000-8000-000000000000',
  }),
  limit: pageLimit({ most: 50, usual: 20 }),
  cursor: z.uuid().optional().meta({ description: 'From the `Link` header of the previous page.' }),
});

export const OpsOrderView = OrderDetailView.extend({
  learnerId: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
  educatorId: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
  sharesDeviceWithEducator: z.boolean().meta({
    example: false,
    description:
      'Whether learner and educator signed in with the same browser. They may be one person, or a family. Known as far back as sessions are kept, which is a month after they end.',
  }),
  refunds: z
    .array(
      z.object({
        paymentId: z.string().meta({ example: 'pay_OZ1a2B3c4D5e6F' }),
        status: z.enum(['requested', 'sent', 'done', 'failed']),
        cause: z.enum(['learner', 'ops', 'surplus', 'provider', 'chargeback']).meta({
          description:
            '`learner`: the learner gave the course back. `ops`: our team refunded it. `surplus`: the money bought nothing. `provider`: the refund was arranged at the provider. `chargeback`: the bank took the money back.',
        }),
        amount: z.int().meta({ example: 49900, description: 'In paise.' }),
        reason: z.string().meta({
          example: 'I bought the wrong course.',
          description:
            'In the words of whoever asked for the refund; empty when no reason was given.',
        }),
        refusal: z.string().nullable().meta({
          example: '400 BAD_REQUEST_ERROR: Your account does not have enough balance.',
          description: 'In the words of the provider, while the refund is `failed`.',
        }),
        requestedAt: z.string().meta({ format: 'date-time' }),
      }),
    )
    .meta({ description: 'Oldest first.' }),
  undelivered: z
    .array(
      z.object({
        paymentId: z.string().meta({ example: 'pay_OZ1a2B3c4D5e6F' }),
        amount: z.int().nullable().meta({
          example: 49900,
          description: 'In paise; null when the provider did not say.',
        }),
        reportedAt: z.string().meta({ format: 'date-time' }),
      }),
    )
    .meta({
      description:
        'Refunds that counted as made until the provider reported that it could not send them, and that nobody sent since.',
    }),
  returnedTwice: z.int().meta({
    example: 0,
    description:
      'In paise: what went back beyond the amount, because a bank decided for a buyer who also got a refund.',
  }),
  nextCheckAt: z.string().nullable().meta({
    format: 'date-time',
    description: 'When the order is next compared with the provider.',
  }),
}).meta({ id: 'OpsOrder' });

export function presentOpsOrder(shown: StaffOrder): z.infer<typeof OpsOrderView> {
  const { learnerId, educatorId, refunds, returnedTwicePaise, nextCheckAt } = shown.order;
  // The documents are the learner's own: their links work for nobody else.
  const detail = presentOrderDetail(shown);
  const creditNotes = detail.creditNotes.map((note) => ({ ...note, url: null }));
  return {
    ...detail,
    receiptUrl: null,
    creditNoteUrl: null,
    creditNotes,
    learnerId,
    educatorId,
    sharesDeviceWithEducator: shown.sharesDeviceWithEducator,
    refunds: refunds.map((refund) => ({
      paymentId: refund.paymentId,
      status: refund.status,
      cause: refund.cause,
      amount: refund.amountPaise,
      reason: refund.reason,
      refusal: refund.refusal,
      requestedAt: refund.requestedAt.toISOString(),
    })),
    undelivered: shown.undelivered.map(({ paymentId, amountPaise, heardAt }) => ({
      paymentId,
      amount: amountPaise,
      reportedAt: heardAt.toISOString(),
    })),
    returnedTwice: returnedTwicePaise,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
  };
}
