import type { WeeklyGoal } from './weekly-goal.js';

/** The stored goals, one a learner. */
export abstract class WeeklyGoals {
  /** Replaces the learner's goal. */
  abstract save(goal: WeeklyGoal): Promise<void>;
}
