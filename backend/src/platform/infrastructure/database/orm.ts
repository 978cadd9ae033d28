import { TransactionContext } from '@mikro-orm/core';
import { type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { entityManagerOfScope } from './entity-scope.js';
import type { Persistence } from './persistence.js';

/** What only some programs need, such as the migrator. */
export type OrmExtras = Pick<Options, 'extensions' | 'migrations'>;

/** @param url of which the ORM reads the database's name; it connects by the pool. */
export function ormOver(
  pool: Pool,
  url: string,
  persistence: readonly Persistence[],
  extra: OrmExtras,
): MikroORM {
  // The constructor and not `MikroORM.init`, which tries to load every package that could extend it, at each start.
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

/** Not the ORM's own question, which would make an EntityManager for requests that need none. */
export const openTransaction = (): EntityManager | undefined =>
  TransactionContext.getEntityManager() as EntityManager | undefined;
