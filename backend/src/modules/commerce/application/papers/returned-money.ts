import type { OrderRecord } from '../orders/order-history.js';

/** Money of a payment that went back, or has been on its way since the moment. */
export interface ReturnedMoney {
  readonly amountPaise: number;
  readonly at: Date;
  readonly isBack: boolean;
}

/** Of what paid the order, oldest first. What the provider refused to return is still here, and staff see to it. */
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
