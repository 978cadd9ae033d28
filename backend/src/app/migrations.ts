import { catalogMigrations } from '../modules/catalog/infrastructure/persistence/migrations.js';
import { commerceMigrations } from '../modules/commerce/infrastructure/persistence/migrations.js';
import { identityMigrations } from '../modules/identity/infrastructure/persistence/migrations.js';
import { integrationsMigrations } from '../modules/integrations/infrastructure/persistence/migrations.js';
import { learningMigrations } from '../modules/learning/infrastructure/persistence/migrations.js';
import { operationsMigrations } from '../modules/operations/infrastructure/persistence/migrations.js';
import { questionsMigrations } from '../modules/questions/infrastructure/persistence/migrations.js';
import { quizzesMigrations } from '../modules/quizzes/infrastructure/persistence/migrations.js';
import { reviewsMigrations } from '../modules/reviews/infrastructure/persistence/migrations.js';
import type { NamedMigration } from '../platform/infrastructure/database/named-migration.js';
import { platformMigrations } from '../platform/infrastructure/database/platform-migrations.js';

/** All migrations in order of their names; only the migrating program loads them. */
export const migrations: readonly NamedMigration[] = [
  ...platformMigrations,
  ...identityMigrations,
  ...catalogMigrations,
  ...learningMigrations,
  ...commerceMigrations,
  ...reviewsMigrations,
  ...operationsMigrations,
  ...integrationsMigrations,
  ...questionsMigrations,
  ...quizzesMigrations,
];
