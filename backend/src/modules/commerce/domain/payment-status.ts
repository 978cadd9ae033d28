/**
 * How far an attempt at paying got; `expected` until the provider says the first thing about it · `released`: a bank set
 * the money aside, and it was let go without being taken.
 */
export type PaymentStatus =
  'expected' | 'failed' | 'authorized' | 'released' | 'captured' | 'refunded';
export type ReportedStatus = Exclude<PaymentStatus, 'expected'>;

/**
 * Which reports move a payment; any other one is old news. Banks may authorize after they seemed to fail
 * ("late authorization"), so `failed` is not an end, but nothing leads back to it. Reports overtake each other, so
 * steps may be missed.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly ReportedStatus[]>> = {
  expected: ['failed', 'authorized', 'released', 'captured', 'refunded'],
  failed: ['authorized', 'released', 'captured', 'refunded'],
  authorized: ['released', 'captured', 'refunded'],
  released: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
};
