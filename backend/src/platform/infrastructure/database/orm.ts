import { TransactionContext } from '@mikro-orm/core';
import { type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { entityManagerOfScope } from './entity-scope.js';
import type { Persistence } from './persistence.js';

/** Options that only some programs need, such as the migrator. */
export type OrmExtras = Pick<Options, 'extensions' | 'migrations'>;

/** @param url the ORM only reads the database's name from it; it connects through the pool. */
export function ormOver(
  pool: Pool,
  url: string,
  persistence: readonly Persistence[],
  extra: OrmExtras,
): MikroORM {
  // The constructor instead of `MikroORM.init`, which tries to load every possible extension package at each start.
  const orm: MikroORM = new MikroORM({
    clientUrl: url,
    driverOptions: new PostgresDialect({ pool }),
    entities: persistence.flatMap((part) => [...part.mappings]),
    context: () => entityManagerOfScope(() => orm.em),
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: true,
    discovery: { warnWhenNoEntities: false },
    ...extra,
  });
  return orm;
}

/** Not the ORM's own getter, which would create an EntityManager for requests that need none. */
export const openTransaction = (): EntityManager | undefined =>
  TransactionContext.getEntityManager() as EntityManager | undefined;
