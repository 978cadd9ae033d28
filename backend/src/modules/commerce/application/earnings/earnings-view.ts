export type EarningPeriod = 'day' | 'week' | 'month';

/** What an educator gained in one period, in paise, refunds taken off. */
export interface Earning {
  /** The first day of the month or week, or the day: `2026-11-21`, in India. */
  readonly from: string;
  readonly paise: number;
}

/** What an educator earned in one month, in paise, refunds of that month taken off: less than zero where more went back. */
export interface MonthOfEducator {
  readonly educatorId: string;
  readonly paise: number;
  /** All that was earned up to the end of the month. */
  readonly paiseByThen: number;
}

export interface MonthQuery {
  /** `2026-11`, as India counts it. */
  readonly month: string;
  /** Only educators whose ids come after it; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
}

/** What the books say that educators earned. */
export abstract class EarningsView {
  /** All that the educator earned so far, in paise; costs the same however much was sold. */
  abstract totalOf(educatorId: string): Promise<number>;

  /** The educator's earnings in each of the last so many periods, oldest first, empty ones included. */
  abstract byPeriod(
    educatorId: string,
    period: EarningPeriod,
    count: number,
  ): Promise<readonly Earning[]>;

  /**
   * Whom the school owes how much for a month: all educators with sales or refunds in it, by id.
   * What is over does not change, as refunds count when they are made.
   */
  abstract ofMonth(query: MonthQuery): Promise<readonly MonthOfEducator[]>;
}
