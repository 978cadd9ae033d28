import type { ProviderOrder } from '../application/payments/payment-provider.js';
import type { ReportedStatus } from '../domain/payment-status.js';

/** A payment as the provider has it. */
export interface ProviderPayment {
  readonly order: ProviderOrder;
  readonly paymentId: string;
  status: ReportedStatus;
  /** Paise refunded in parts. */
  refunded: number;
  /** Paise charged back, by dispute. */
  readonly disputes: number[];
  /** We sent the buyer from our own account what the provider could not. */
  isTransferred: boolean;
}

/** The order of the statuses; a provider never goes back. */
export const RANK: Record<ReportedStatus, number> = {
  failed: 0,
  authorized: 1,
  released: 2,
  captured: 3,
  refunded: 4,
};

/** Paise of it that the provider still holds for us. */
export function keptOf({
  order,
  status,
  refunded,
  disputes,
  isTransferred,
}: ProviderPayment): number {
  if (isTransferred || status !== 'captured') return 0;
  const chargedBack = disputes.reduce((sum, paise) => sum + paise, 0);
  return order.amountPaise - refunded - chargedBack;
}
