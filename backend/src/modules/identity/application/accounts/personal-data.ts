/** Lists of plain records, by what they are. */
export type PersonalRecords = Readonly<Record<string, unknown>>;

/** What the rest of the product holds about a person. Identity asks no other module, so the composition answers. */
export abstract class PersonalData {
  abstract of(userId: string): Promise<PersonalRecords>;
}
