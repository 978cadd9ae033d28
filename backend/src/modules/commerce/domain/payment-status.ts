/** How far an attempt at paying got; `expected` until the provider says the first thing about it. */
export type PaymentStatus = 'expected' | 'failed' | 'authorized' | 'captured' | 'refunded';
export type ReportedStatus = Exclude<PaymentStatus, 'expected' | 'refunded'>;

/**
 * Which reports move a payment; any other one is old news. Banks may authorize after they seemed to fail
 * ("late authorization"), so `failed` is not an end, but nothing leads back to it.
 */
export const PAYMENT_TRANSITIONS: Readonly<
  Record<PaymentStatus, readonly (ReportedStatus | 'refunded')[]>
> = {
  expected: ['failed', 'authorized', 'captured'],
  failed: ['authorized', 'captured'],
  authorized: ['captured'],
  captured: ['refunded'],
  refunded: [],
};
