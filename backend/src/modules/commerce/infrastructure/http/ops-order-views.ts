import { z } from 'zod';
import type { ShownOrder } from '../../application/show-order.js';
import { OrderDetailView, orderDetailView } from './order-views.js';

const TERM = 'Give an order id, a payment id or a user id.';

export const FindOrdersQuery = z.object({
  term: z.string({ error: TERM }).trim().min(1, TERM).max(64, TERM).meta({
    example: 'pay_OZ1a2B3c4D5e6F',
    description: "Our order id, the provider's, a payment id or a learner's id.",
  }),
});

export const OpsOrderView = OrderDetailView.extend({
  learnerId: z.string().meta({ example: '0192f0c1-7b5e-7000-8000-000000000000' }),
  nextCheckAt: z
    .string()
    .nullable()
    .meta({ format: 'date-time', description: 'When the reconciler looks at it next.' }),
}).meta({ id: 'OpsOrder' });

export function opsOrderView(shown: ShownOrder): z.infer<typeof OpsOrderView> {
  const { learnerId, nextCheckAt } = shown.order;
  // The papers are the learner's own: their links open for nobody else.
  const detail = orderDetailView(shown);
  const creditNotes = detail.creditNotes.map((note) => ({ ...note, url: null }));
  return {
    ...detail,
    receiptUrl: null,
    creditNoteUrl: null,
    creditNotes,
    learnerId,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
  };
}
