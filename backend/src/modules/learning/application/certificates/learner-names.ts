/** Learning may not ask identity, so the composition answers this. */
export abstract class LearnerNames {
  /** What the learner is called, or null when the account is gone. */
  abstract of(learnerId: string): Promise<string | null>;
}
