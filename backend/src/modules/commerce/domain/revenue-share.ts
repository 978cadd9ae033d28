import type { Money } from '../../../platform/domain/money.js';

export interface RevenueShare {
  readonly account: 'educator';
  readonly amount: Money;
}

/** Divides the money of a sale: for now the educator earns all of it. The shares sum to the amount. */
export function shareRevenue(amount: Money): RevenueShare[] {
  return [{ account: 'educator', amount }];
}
