export * from './domain/facts.js';

/** What other modules may ask commerce. */
export abstract class CommerceApi {
  /** What an educator has earned, in paise: the sum of the ledger. */
  abstract earningsOf(educatorId: string): Promise<number>;
}
