import { Money } from '../../../platform/domain/money.js';
import { SequentialIds } from '../../../platform/testing/sequential-ids.js';
import { type MadePayout, Payout } from '../domain/payout.js';
import { AT } from './order-builder.js';
import { EDUCATOR } from './shop.js';

export const REFERENCE = 'HDFCN52026112100000001';

export const aTransfer = (changes: Partial<MadePayout> = {}): MadePayout => ({
  id: SequentialIds.nth(0xf1),
  educatorId: EDUCATOR,
  amount: Money.ofPaise(49_900),
  paidOn: '2026-11-21',
  reference: REFERENCE,
  at: AT,
  ...changes,
});

/** 499 rupees to an educator who is owed a thousand. */
export function aPayout(changes: Partial<MadePayout> = {}): Payout {
  return Payout.record(aTransfer(changes), Money.ofPaise(100_000));
}
