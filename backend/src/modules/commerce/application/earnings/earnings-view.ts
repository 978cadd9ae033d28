export type EarningPeriod = 'day' | 'week' | 'month';

/** An educator's earnings in one period, in paise, net of refunds. */
export interface Earning {
  /** The first day of the period (a month, week or day) in Indian time: `2026-11-21`. */
  readonly from: string;
  readonly paise: number;
}

/**
 * An educator's earnings in one month, in paise, net of that month's refunds: negative when more was refunded than
 * sold.
 */
export interface MonthOfEducator {
  readonly educatorId: string;
  readonly paise: number;
  /** Total earnings up to the end of the month. */
  readonly paiseByThen: number;
  /**
   * What can be paid now for all months up to this one: these less all payouts, but no more than is left of everything
   * earned until now, because sales may have been refunded since. Negative when a sale was refunded after its payout.
   */
  readonly owedPaise: number;
}

export interface MonthQuery {
  /** A month in Indian time: `2026-11`. */
  readonly month: string;
  /** Only educators whose ids come after it; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** Educators' earnings according to the ledger. */
export abstract class EarningsView {
  /** The educator's earnings in each of the last `count` periods, oldest first, empty ones included. */
  abstract byPeriod(
    educatorId: string,
    period: EarningPeriod,
    count: number,
  ): Promise<readonly Earning[]>;

  /**
   * What the school owes each educator for a month: all educators with sales or refunds in it, and those who are still
   * owed something from before, ordered by id. The earnings of a past month never change, because a refund counts in the
   * month it is made; what is owed does, with every payout.
   */
  abstract ofMonth(query: MonthQuery): Promise<readonly MonthOfEducator[]>;
}
