import type { Earning, EarningPeriod } from './domain/ledger.js';

export * from './domain/facts.js';
export type { Earning, EarningPeriod };

/** What other modules may ask commerce. */
export abstract class CommerceApi {
  /** What an educator has earned, in paise: the sum of the ledger. */
  abstract earningsOf(educatorId: string): Promise<number>;

  /** The same by day, week or month: the last so many, oldest first, empty ones included. */
  abstract earningsBy(
    educatorId: string,
    period: EarningPeriod,
    count: number,
  ): Promise<readonly Earning[]>;
}

/** For the file a person may ask for: what commerce holds about them. */
export abstract class CommerceRecords {
  /** Lists of plain records, by what they are: orders, refunds and earnings. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}
