import type { Persistence } from '../../../../platform/infrastructure/database/persistence.js';
import { ReviewMapping } from './mapping.js';

export const reviewsPersistence: Persistence = {
  schema: 'reviews',
  mappings: [ReviewMapping],
};
