import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WeeklyGoal } from '../../domain/weekly-goal.js';
import { WeeklyGoals } from '../../domain/weekly-goals.js';
import { WeeklyGoalMapping } from './mapping.js';

@Injectable()
export class MikroWeeklyGoals extends WeeklyGoals {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async save({ learnerId, minutes }: WeeklyGoal): Promise<void> {
    await this.em.upsert(WeeklyGoalMapping, { learnerId, minutes });
  }
}
