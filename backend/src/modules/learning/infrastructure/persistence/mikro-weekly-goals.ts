import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/infrastructure/database/database.js';
import type { WeeklyGoal } from '../../domain/weekly-goal.js';
import { WeeklyGoals } from '../../domain/weekly-goals.js';
import { WeeklyGoalMapping } from './mapping.js';

@Injectable()
export class MikroWeeklyGoals extends WeeklyGoals {
  constructor(private readonly database: Database) {
    super();
  }

  async save({ learnerId, minutes }: WeeklyGoal): Promise<void> {
    await this.database.em.upsert(WeeklyGoalMapping, { learnerId, minutes });
  }
}
