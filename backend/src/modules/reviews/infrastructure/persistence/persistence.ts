import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { ReviewMapping } from './mapping.js';
import { CreateReviews } from './migrations.js';

export const reviewsPersistence: Persistence = {
  schema: 'reviews',
  mappings: [ReviewMapping],
  migrations: [{ name: '2026-11-21-reviews-1', class: CreateReviews }],
};
