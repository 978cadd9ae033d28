import type { Payout } from './payout.js';

export interface WantedPayouts {
  /** Only those to the educator. */
  readonly educatorId?: string | undefined;
  /** Only those with the bank's reference, in capitals. */
  readonly reference?: string | undefined;
  /** Only payouts recorded before the one of this id; null for the first page. */
  readonly before: string | null;
  readonly limit: number;
}

/** The repository of payouts. A payout that was not withdrawn stands. */
export abstract class Payouts {
  /** Until the transaction ends, others who record or withdraw payouts to the educator wait. */
  abstract reserve(educatorId: string): Promise<void>;

  abstract find(id: string): Promise<Payout | null>;

  /** Like `find`, with its row locked until the transaction ends. */
  abstract lock(id: string): Promise<Payout | null>;

  /** Whether a payout to the educator stands under the reference. */
  abstract stands(educatorId: string, reference: string): Promise<boolean>;

  /** Withdrawn ones included, last recorded first. */
  abstract list(wanted: WantedPayouts): Promise<readonly Payout[]>;

  /** The sum of those to the educator that stand, in paise. */
  abstract totalTo(educatorId: string): Promise<number>;

  /** Writes the state and the recorded facts atomically. */
  abstract save(payout: Payout): Promise<void>;
}
