import type { Summary } from '../../../../platform/application/operations.js';
import type { Money } from '../../../../platform/domain/money.js';
import type { Payout } from '../../domain/payout.js';

/** A payout as the audit log has it, with what its educator is owed. */
export const summaryOf = (payout: Payout, owed: Money): Summary => ({
  educatorId: payout.educatorId,
  paise: payout.amount.paise,
  paidOn: payout.paidOn,
  isWithdrawn: payout.isWithdrawn,
  owedPaise: owed.paise,
});
