/** What quizzes holds about a person, for the data export they may ask for. */
export abstract class QuizzesRecords {
  /** Lists of plain records by kind: quizzes (of their courses), quizResults. */
  abstract of(userId: string): Promise<Readonly<Record<string, readonly object[]>>>;
}
