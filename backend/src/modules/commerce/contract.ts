export * from './domain/facts.js';

/** For the file a person may ask for: what commerce holds about them. */
export abstract class CommerceRecords {
  /** Lists of plain records, by what they are: orders, refunds and earnings. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}
