/** Lists of plain records by kind. */
export type PersonalRecords = Readonly<Record<string, unknown>>;

/**
 * What other modules hold about a person. Identity must not depend on them, so the composition root implements this
 * port.
 */
export abstract class PersonalData {
  abstract of(userId: string): Promise<PersonalRecords>;
}
