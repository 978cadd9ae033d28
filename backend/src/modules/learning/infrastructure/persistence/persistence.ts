import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { EnrollmentMapping, WeeklyGoalMapping } from './mapping.js';
import { CreateLearning } from './migrations.js';

export const learningPersistence: Persistence = {
  schema: 'learning',
  mappings: [EnrollmentMapping, WeeklyGoalMapping],
  migrations: [{ name: '2026-11-21-learning-1', class: CreateLearning }],
};
