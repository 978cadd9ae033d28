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

/** Whom the school owes how much for a month. What is over does not change: refunds count when they are made. */
export abstract class MonthlyEarnings {
  /** Of all educators with sales or refunds in the month, by id. */
  abstract of(query: MonthQuery): Promise<readonly MonthOfEducator[]>;
}
