import type { EntityClass, EntitySchema } from '@mikro-orm/core';

/** What one module keeps in the database: its schema and its mapped classes. */
export interface Persistence {
  readonly schema: string;
  readonly mappings: readonly (EntitySchema | EntityClass)[];
}
