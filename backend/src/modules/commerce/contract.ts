export * from './domain/facts.js';

/** What commerce holds about a person, for the data export they may ask for. */
export abstract class CommerceRecords {
  /** Lists of plain records by kind: orders, refunds, earnings, coupons and payouts. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}
