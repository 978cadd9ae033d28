import { catalogPersistence } from '../modules/catalog/infrastructure/persistence/persistence.js';
import { commercePersistence } from '../modules/commerce/infrastructure/persistence/persistence.js';
import { identityPersistence } from '../modules/identity/infrastructure/persistence/persistence.js';
import { integrationsPersistence } from '../modules/integrations/infrastructure/persistence/persistence.js';
import { learningPersistence } from '../modules/learning/infrastructure/persistence/persistence.js';
import { questionsPersistence } from '../modules/questions/infrastructure/persistence/persistence.js';
import { quizzesPersistence } from '../modules/quizzes/infrastructure/persistence/persistence.js';
import { reviewsPersistence } from '../modules/reviews/infrastructure/persistence/persistence.js';
import type { Persistence } from '../platform/infrastructure/database/persistence.js';

/** The modules' database schemas and mappings. */
export const persistence: readonly Persistence[] = [
  identityPersistence,
  catalogPersistence,
  learningPersistence,
  commercePersistence,
  reviewsPersistence,
  questionsPersistence,
  quizzesPersistence,
  integrationsPersistence,
];
