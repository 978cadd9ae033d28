import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent, WebhookCall } from '../../application/payments/payment-provider.js';
import { DISPUTE_EVENTS, REFUND_EVENTS } from '../../application/payments/provider-events.js';
import { PaymentNotVerified } from '../../domain/errors.js';
import { keepable, type PaymentMethod } from '../../domain/payment-method.js';
import type { PaymentReport } from '../../domain/payment.js';
import { isSignedByAny } from './signatures.js';

// Razorpay's messages, as far as we read them. The sandbox sends the same format.

const ID = z.string().min(1).max(64);
/** Seconds since 1970, until the end of the year 9999. */
const MOMENT = z.int().positive().max(253_402_300_799);
/** The payment method is only nice to know: an unreadable one must not fail the message. */
const word = z.string().nullish().catch(null);

export const OrderEntity = z.object({ id: ID, amount: z.int().positive() });

export const PaymentEntity = z.object({
  id: ID,
  order_id: ID.nullable(),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  /** The part of the amount refunded so far; only in messages about captured payments. */
  amount_refunded: z.int().nonnegative().nullish(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** False for money that was authorized and never captured, whatever the status. */
  captured: z.boolean().nullish().catch(null),
  created_at: MOMENT.optional().catch(undefined),
  method: word,
  card: z.object({ network: word, last4: word }).nullish().catch(null),
  bank: word,
  wallet: word,
  vpa: word,
});

const Entity = z.object({ entity: z.unknown() }).optional();
const Webhook = z.object({
  event: z.string().min(1).max(100),
  created_at: MOMENT.nullish().catch(null),
  payload: z.object({ payment: Entity, dispute: Entity, refund: Entity }).optional(),
});
/** `amount_deducted` is 0 until the dispute is lost. */
const DisputeEntity = z.object({ id: ID, amount_deducted: z.int().nonnegative() });

/** `pending` until the bank has sent it; then `processed`, or `failed`. */
export const RefundEntity = z.object({
  id: ID.nullish().catch(null),
  payment_id: ID,
  amount: z.int().positive(),
  status: word,
});

const MAX_EVENT_ID = 100;

/** Null for a payment that belongs to no order, or that nobody has tried to pay yet. */
export function reportOf(entity: z.infer<typeof PaymentEntity>): PaymentReport | null {
  const {
    id: paymentId,
    order_id: providerOrderId,
    amount: amountPaise,
    currency,
    status: said,
    captured,
    amount_refunded: refundedPaise,
    created_at: madeAt,
  } = entity;
  if (providerOrderId === null || said === 'created') return null;
  // An authorization that was released: no money was captured that could be refunded.
  const isReleased = said === 'refunded' && captured === false;
  return {
    providerOrderId,
    paymentId,
    status: isReleased ? 'released' : said,
    amountPaise,
    currency,
    refundedPaise: isReleased ? 0 : (refundedPaise ?? 0),
    // Payment entities say nothing of disputes: only the event of a lost dispute does.
    chargeback: null,
    madeAt: madeAt === undefined ? null : new Date(madeAt * 1000),
    method: methodOf(entity),
  };
}

function methodOf(entity: z.infer<typeof PaymentEntity>): PaymentMethod | null {
  const { method: type, card, bank, wallet, vpa: upiAddress } = entity;
  if (!type) return null;
  const name = card?.network ?? wallet ?? bank;
  return keepable({ type, name, cardEnding: card?.last4, upiAddress });
}

/** @throws PaymentNotVerified */
export function readWebhook(
  secrets: readonly string[],
  { body, signature, eventId }: WebhookCall,
): ProviderEvent {
  if (!isSignedByAny(secrets, body, signature)) throw new PaymentNotVerified();
  const call = Webhook.safeParse(parseJson(body));
  if (!call.success) throw new PaymentNotVerified();
  // Events of unknown types are recorded as well.
  const { event, payload, created_at: happenedAt } = call.data;
  const payment = PaymentEntity.safeParse(payload?.payment?.entity);
  const dispute = DisputeEntity.safeParse(payload?.dispute?.entity);
  const refund = RefundEntity.safeParse(payload?.refund?.entity).data;
  const report = payment.success ? reportOf(payment.data) : null;
  const chargeback =
    event === DISPUTE_EVENTS.lost && dispute.success
      ? { disputeId: dispute.data.id, paise: dispute.data.amount_deducted }
      : null;
  return {
    id: eventId && eventId.length <= MAX_EVENT_ID ? eventId : fingerprintOf(body),
    type: event,
    report: report && { ...withoutUnsent(report, refund), chargeback },
    failedRefund:
      event === REFUND_EVENTS.failed && refund
        ? { paymentId: refund.payment_id, amountPaise: refund.amount }
        : null,
    happenedAt: happenedAt ? new Date(happenedAt * 1000) : null,
    subjectId: refund?.id ?? (dispute.success ? dispute.data.id : null),
    refundPaise: refund?.amount ?? null,
  };
}

/**
 * Razorpay counts a refund as made although the bank has yet to send it, and says nowhere that the payment in the event of
 * a failed one no longer does (https://razorpay.com/docs/webhooks/refunds): subtracts it. Where a failed one is no longer
 * counted, but another of at least its amount is, that understates what went back until the next report.
 */
function withoutUnsent(report: PaymentReport, refund?: z.infer<typeof RefundEntity>) {
  if (!refund || !isUnsent(refund) || report.refundedPaise < refund.amount) return report;
  return {
    ...report,
    status: report.status === 'refunded' ? ('captured' as const) : report.status,
    refundedPaise: report.refundedPaise - refund.amount,
  };
}

const isUnsent = ({ status }: z.infer<typeof RefundEntity>): boolean =>
  status === 'pending' || status === 'failed';

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new PaymentNotVerified();
  }
}

function fingerprintOf(body: Buffer): string {
  return `sha256:${createHash('sha256').update(body).digest('hex')}`;
}
