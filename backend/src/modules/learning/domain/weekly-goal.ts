import { InvalidInput } from '../../../platform/domain/domain-error.js';

const MINUTES_IN_A_WEEK = 7 * 24 * 60;

/** How many minutes a week a learner wants to study. */
export class WeeklyGoal {
  private constructor(
    readonly learnerId: string,
    /** Null for no goal. */
    readonly minutes: number | null,
  ) {}

  /** @throws InvalidInput */
  static of(learnerId: string, minutes: number | null): WeeklyGoal {
    const isPossible =
      minutes === null ||
      (Number.isInteger(minutes) && minutes >= 1 && minutes <= MINUTES_IN_A_WEEK);
    if (!isPossible) {
      const text = `Choose between 1 and ${MINUTES_IN_A_WEEK} minutes a week.`;
      throw InvalidInput.field('minutesPerWeek', text);
    }
    return new WeeklyGoal(learnerId, minutes);
  }
}
