import { Injectable } from '@nestjs/common';
import { WeeklyGoal } from '../../domain/weekly-goal.js';
import { WeeklyGoals } from '../../domain/weekly-goals.js';

export interface SetWeeklyGoalCommand {
  readonly learnerId: string;
  /** Null for no goal. */
  readonly minutes: number | null;
}

@Injectable()
export class SetWeeklyGoal {
  constructor(private readonly goals: WeeklyGoals) {}

  /** @throws InvalidInput */
  async execute({ learnerId, minutes }: SetWeeklyGoalCommand): Promise<WeeklyGoal> {
    const goal = WeeklyGoal.of(learnerId, minutes);
    await this.goals.save(goal);
    return goal;
  }
}
