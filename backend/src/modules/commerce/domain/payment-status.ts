/**
 * How far a payment attempt got; `expected` until the provider first reports it · `released`: a bank authorized the
 * money, and it was let go without being captured.
 */
export type PaymentStatus =
  'expected' | 'failed' | 'authorized' | 'released' | 'captured' | 'refunded';
export type ReportedStatus = Exclude<PaymentStatus, 'expected'>;

/**
 * The reports that change a payment's status; any other one is old news. Banks may authorize after an apparent failure
 * ("late authorization"), so `failed` is not final, but nothing leads back to it. Reports overtake each other, so steps
 * may be skipped.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentStatus, readonly ReportedStatus[]>> = {
  expected: ['failed', 'authorized', 'released', 'captured', 'refunded'],
  failed: ['authorized', 'released', 'captured', 'refunded'],
  authorized: ['released', 'captured', 'refunded'],
  released: ['captured', 'refunded'],
  captured: ['refunded'],
  refunded: [],
};
