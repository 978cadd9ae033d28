import { workingDaysAfter } from '../../domain/indian-calendar.js';
import type { PaymentStatus } from '../../domain/payment-status.js';
import type { PaymentMethod } from '../../domain/payment-method.js';
import type {
  DisputeStep,
  OrderRecord,
  PartSummary,
  PaymentSummary,
  RefundSummary,
} from './order-history.js';

export const MILESTONE_KINDS = [
  'ordered',
  'payment_failed',
  'payment_authorized',
  'payment_released',
  'payment_captured',
  'enrolled',
  'payment_not_needed',
  'refund_requested',
  'refund_sent',
  'refund_failed',
  'refund_completed',
  'refund_transferred',
  'refund_expected',
  'refund_part',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
] as const;

type MilestoneKind = (typeof MILESTONE_KINDS)[number];

/** One step in the history of an order's money. */
export interface Milestone {
  readonly kind: MilestoneKind;
  /** For `refund_expected`: the latest time the money should arrive. */
  readonly at: Date;
  readonly paymentId: string | null;
  /** For payment attempts: the payment method, as far as it is known. */
  readonly paymentMethod?: PaymentMethod | null;
  /** For `refund_part`: the refunded amount. */
  readonly amountPaise?: number;
}

/** Milestones of payment attempts that brought no money. */
const NOT_TAKEN: Partial<Record<PaymentStatus, MilestoneKind>> = {
  failed: 'payment_failed',
  authorized: 'payment_authorized',
  released: 'payment_released',
};
const WORKING_DAYS_OF_A_REFUND = 7;

/** Where the order's money is and how it got there, oldest first. */
export function timelineOf(order: OrderRecord): Milestone[] {
  const milestones = [
    { kind: 'ordered' as const, at: order.openedAt, paymentId: null },
    ...order.payments.flatMap((payment) => paymentSteps(payment, order)),
    ...order.refunds.flatMap(refundSteps),
    ...order.parts.map(partStep),
    ...order.disputes.map(disputeStep),
  ];
  // The sort is stable: milestones of the same moment keep their order.
  return milestones.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function paymentSteps(payment: PaymentSummary, order: OrderRecord): Milestone[] {
  const { paymentId, status, firstHeardAt, capturedAt, method: paymentMethod } = payment;
  const step = (kind: MilestoneKind, at: Date): Milestone => ({ kind, at, paymentId });
  const pay = (kind: MilestoneKind, at: Date) => ({ ...step(kind, at), paymentMethod });
  if (!capturedAt) {
    const kind = NOT_TAKEN[status];
    return kind ? [pay(kind, firstHeardAt)] : [];
  }
  const meaning = order.paidBy === paymentId ? 'enrolled' : 'payment_not_needed';
  return [pay('payment_captured', capturedAt), step(meaning, capturedAt)];
}

function refundSteps(refund: RefundSummary): Milestone[] {
  const { paymentId, status, requestedAt, sentAt, doneAt, failedAt, isByTransfer } = refund;
  const step = (kind: MilestoneKind, at: Date): Milestone => ({ kind, at, paymentId });
  const steps = [step('refund_requested', requestedAt)];
  if (sentAt) steps.push(step('refund_sent', sentAt));
  if (status === 'failed')
    return [...steps, step('refund_failed', failedAt ?? sentAt ?? requestedAt)];
  if (doneAt)
    return [...steps, step(isByTransfer ? 'refund_transferred' : 'refund_completed', doneAt)];
  const expected = workingDaysAfter(sentAt ?? requestedAt, WORKING_DAYS_OF_A_REFUND);
  return [...steps, step('refund_expected', expected)];
}

function partStep({ paymentId, amountPaise, at }: PartSummary): Milestone {
  return { kind: 'refund_part', at, paymentId, amountPaise };
}

function disputeStep({ paymentId, step, at }: DisputeStep): Milestone {
  return { kind: `dispute_${step}`, at, paymentId };
}
