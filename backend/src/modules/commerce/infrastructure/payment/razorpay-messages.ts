import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent, WebhookCall } from '../../application/payments/payment-provider.js';
import { DISPUTE_EVENTS, REFUND_EVENTS } from '../../application/payments/provider-events.js';
import { PaymentNotVerified } from '../../domain/errors.js';
import { keepable, type PaymentMethod } from '../../domain/payment-method.js';
import type { PaymentReport } from '../../domain/payment.js';
import { isSignedByAny } from './signatures.js';

// What Razorpay sends, as far as we read it. The sandbox speaks the same language.

const ID = z.string().min(1).max(64);
/** How somebody paid is good to know and nothing to fail for. */
const word = z.string().nullish().catch(null);

export const OrderEntity = z.object({ id: ID, amount: z.int().positive() });

export const PaymentEntity = z.object({
  id: ID,
  order_id: ID.nullable(),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  /** Of the amount, so far; only in messages about payments that were captured. */
  amount_refunded: z.int().nonnegative().nullish(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** False for money that was set aside and never taken, however far it got. */
  captured: z.boolean().nullish().catch(null),
  /** Seconds since 1970. */
  created_at: z.int().positive().optional(),
  method: word,
  card: z.object({ network: word, last4: word }).nullish().catch(null),
  bank: word,
  wallet: word,
  vpa: word,
});

const Entity = z.object({ entity: z.unknown() }).optional();
const Webhook = z.object({
  event: z.string().min(1).max(100),
  payload: z.object({ payment: Entity, dispute: Entity, refund: Entity }).optional(),
});
/** `amount_deducted` is 0 until the dispute is lost. */
const DisputeEntity = z.object({ id: ID, amount_deducted: z.int().nonnegative() });

/** `pending` until the bank has sent it, after which it is `processed`, or `failed` after all. */
export const RefundEntity = z.object({ payment_id: ID, amount: z.int().positive(), status: word });

const MAX_EVENT_ID = 100;

/** Null for a payment that belongs to no order, or that nobody tried to pay yet. */
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
  // It goes back to where it was set aside: nothing came that could go back from here.
  const isReleased = said === 'refunded' && captured === false;
  return {
    providerOrderId,
    paymentId,
    status: isReleased ? 'released' : said,
    amountPaise,
    currency,
    refundedPaise: isReleased ? 0 : (refundedPaise ?? 0),
    // A payment says nothing of disputes: only the message of one that is lost does.
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
  // Kinds of events we do not know are noted all the same.
  const { event, payload } = call.data;
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
    report: report && { ...withoutPending(report, refund), chargeback },
    failedRefund:
      event === REFUND_EVENTS.failed && refund
        ? { paymentId: refund.payment_id, amountPaise: refund.amount }
        : null,
  };
}

/** A payment counts as returned what a bank has yet to send, and may fail to. */
function withoutPending(report: PaymentReport, refund?: z.infer<typeof RefundEntity>) {
  if (refund?.status !== 'pending' || report.refundedPaise < refund.amount) return report;
  return {
    ...report,
    status: report.status === 'refunded' ? ('captured' as const) : report.status,
    refundedPaise: report.refundedPaise - refund.amount,
  };
}

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
