import type { ClientBase } from 'pg';
import type { NamedMigration } from './named-migration.js';

/** Whether nothing was ever migrated here. */
export async function isNew(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ isNew: boolean }>(
    `select to_regclass('migration') is null as "isNew"`,
  );
  return rows[0]?.isNew ?? false;
}

/** As the migrator creates it, which goes on from here. */
const RECORD = `create table migration (
  id serial primary key,
  name varchar(255) not null,
  executed_at timestamptz(6) not null default current_timestamp(6)
)`;

/**
 * Runs all migrations of a new database as one statement, and so in one transaction: half the time of one transaction
 * and several round trips each, and a failure leaves nothing.
 * @param migrations in their order
 */
export async function migrateAtOnce(
  client: ClientBase,
  migrations: readonly NamedMigration[],
): Promise<void> {
  // What is written next reaches the disk after this, so nobody has to wait for it twice.
  const statements: string[] = ['set local synchronous_commit = off', RECORD];
  for (const one of migrations) statements.push(...(await statementsOf(one)));
  const names = migrations.map(({ name }) => `('${name}')`);
  statements.push(`insert into migration (name) values ${names.join(', ')}`);
  await client.query(statements.join(';\n'));
}

async function statementsOf(one: NamedMigration): Promise<string[]> {
  // Migrations are SQL only: they ask neither for the driver nor for the settings of the ORM.
  const migration = new one.class(...([] as unknown as ConstructorParameters<typeof one.class>));
  await migration.up();
  const statements = migration.getQueries().map(String);
  // Where nobody else is, an index can be built like any other.
  return migration.isTransactional() ? statements : statements.map(withoutConcurrently);
}

const withoutConcurrently = (statement: string): string =>
  statement.replace(/^((create|drop)( unique)? index) concurrently/, '$1');
