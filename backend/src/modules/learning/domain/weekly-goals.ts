import type { WeeklyGoal } from './weekly-goal.js';

/** The repository of weekly goals, one per learner. */
export abstract class WeeklyGoals {
  /** Replaces the learner's goal. */
  abstract save(goal: WeeklyGoal): Promise<void>;
}
