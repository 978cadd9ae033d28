export * from './domain/facts.js';

/** What questions holds about a person, for the data export they may ask for. */
export abstract class QuestionsRecords {
  /** Lists of plain records by kind: questions, answers. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}
