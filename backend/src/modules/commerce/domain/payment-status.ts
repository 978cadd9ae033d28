/** How far an attempt at paying got; `expected` until the provider says the first thing about it. */
export type PaymentStatus = 'expected' | 'failed' | 'authorized' | 'captured' | 'refunded';
export type ReportedStatus = Exclude<PaymentStatus, 'expected'>;

/**
 * Which reports move a payment; any other one is old news. Banks may authorize after they seemed to fail
 * ("late authorization"), so `failed` is not an end, but nothing leads back to it. Reports overtake each other, so
 * steps may be missed.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly ReportedStatus[]>> = {
  expected: ['failed', 'authorized', 'captured', 'refunded'],
  failed: ['authorized', 'captured', 'refunded'],
  authorized: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
};
