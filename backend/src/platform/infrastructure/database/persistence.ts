import type { EntityClass, EntitySchema } from '@mikro-orm/core';

/** A module's database schema and mapped classes. */
export interface Persistence {
  readonly schema: string;
  readonly mappings: readonly (EntitySchema | EntityClass)[];
}
