import type { OrderRecord } from '../orders/order-history.js';

/** A part of a payment that was refunded, or whose refund has been under way since that moment. */
export interface ReturnedMoney {
  readonly amountPaise: number;
  readonly at: Date;
  readonly isBack: boolean;
}

/**
 * The refunds of the payment that paid the order, oldest first. Leaves out failed refunds: that money is still here,
 * and staff handle it.
 */
export function returnedMoney({
  parts,
  refunds,
  paidBy,
}: Pick<OrderRecord, 'parts' | 'refunds' | 'paidBy'>): ReturnedMoney[] {
  const isMine = ({ paymentId }: { readonly paymentId: string }) => paymentId === paidBy;
  const rest = refunds
    .filter((refund) => isMine(refund) && refund.status !== 'failed')
    .map(({ amountPaise, requestedAt, doneAt }) => ({
      amountPaise,
      at: doneAt ?? requestedAt,
      isBack: doneAt !== null,
    }));
  const early = parts
    .filter(isMine)
    .map(({ amountPaise, at }) => ({ amountPaise, at, isBack: true }));
  return [...early, ...rest];
}
