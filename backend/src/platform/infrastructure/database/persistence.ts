import type { EntityClass, EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg, { type Pool } from 'pg';

/** What one module keeps in the database: its mapped classes and its migrations, oldest first. */
export interface Persistence {
  readonly schema: string;
  readonly mappings: readonly (EntitySchema | EntityClass)[];
  readonly migrations: readonly NamedMigration[];
}

interface NamedMigration {
  /** Sorts in the order of running: `2026-11-21-identity-1`. */
  readonly name: string;
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration;
}

export interface DatabaseOptions {
  readonly url: string;
  /** Connections this process may hold. */
  readonly pool: number;
  readonly persistence: readonly Persistence[];
}

function ormOptions({ url, pool, persistence }: DatabaseOptions): Options {
  return {
    clientUrl: url,
    entities: persistence.flatMap((part) => [...part.mappings]),
    extensions: [Migrator],
    pool: { min: 0, max: pool },
    driverOptions: {
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      onPoolCreated: readTimesAsDates,
    },
    forceUtcTimezone: true,
    ignoreUndefinedInQuery: true,
    discovery: { warnWhenNoEntities: false },
    migrations: {
      tableName: 'migration',
      snapshot: false,
      silent: true,
      migrationsList: persistence
        .flatMap((part) => [...part.migrations])
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    },
  };
}

export function openDatabase(options: DatabaseOptions): Promise<MikroORM> {
  return MikroORM.init(ormOptions(options));
}

const DATE_OID = 1082;

/** The ORM asks for times as text; plain SQL on the same connections wants `Date`, which the ORM takes as well. Calendar days stay text. */
function readTimesAsDates(pool: Pool): void {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE_OID, (text) => text);
  pool.options.types = types;
}
